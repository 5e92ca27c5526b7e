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
