import { type RefObject, useLayoutEffect } from "react";
import { useLocation } from "react-router";

/** Strips whose scroll offset is remembered at once: more than anybody goes back to. */
const MAX_OFFSETS = 100;

/** Scroll offsets of strips in pixels, by the key of the history entry and the name of the strip. */
const offsets = new Map<string, number>();

/**
 * Restores how far a strip was scrolled sideways when Back leads to it, and returns whether it does. The router's
 * `ScrollRestoration` restores the page.
 */
export function useSavedScroll(strip: RefObject<HTMLElement | null>, name: string): boolean {
  const { key } = useLocation();

  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return;
    const id = key + name;
    element.scrollLeft = offsets.get(id) ?? element.scrollLeft;
    return () => {
      if (offsets.size >= MAX_OFFSETS) offsets.clear();
      offsets.set(id, element.scrollLeft);
    };
  }, [strip, key, name]);

  return offsets.has(key + name);
}
