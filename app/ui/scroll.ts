import { type RefObject, useLayoutEffect } from "react";
import { useLocation } from "react-router";

/** The specification's limit for work done on scrolling. */
const SCROLL_INTERVAL_MS = 10;

/** Calls back on scrolling, at most once every 10 ms and always once more at the end. Returns the way to stop. */
export function onScroll(callback: () => void, target: Window | HTMLElement = window): () => void {
  let timer: number | undefined;
  function schedule() {
    timer ??= window.setTimeout(() => {
      timer = undefined;
      callback();
    }, SCROLL_INTERVAL_MS);
  }
  target.addEventListener("scroll", schedule, { passive: true });
  return () => {
    target.removeEventListener("scroll", schedule);
    window.clearTimeout(timer);
  };
}

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
