import { type RefObject, useLayoutEffect } from "react";
import { useLocation } from "react-router";

/** Strips whose place is kept at once: more than anybody goes back to. */
const MOST_PLACES = 100;

/** Pixels that strips were scrolled to, by their place in the history and their name. */
const places = new Map<string, number>();

/** A strip that scrolls sideways is found by Back where it was left; the page's own place is the router's. */
export function useSavedScroll(strip: RefObject<HTMLElement | null>, name: string): void {
  const { key } = useLocation();

  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return;
    const id = key + name;
    element.scrollLeft = places.get(id) ?? element.scrollLeft;
    return () => {
      if (places.size >= MOST_PLACES) places.clear();
      places.set(id, element.scrollLeft);
    };
  }, [strip, key, name]);
}
