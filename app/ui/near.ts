/** Far enough ahead that what is fetched has arrived when the visitor does. */
const AHEAD = "800px";

/**
 * Calls back once when the element comes near the screen. The callback may take its time: `isWanted` tells whether
 * anybody still waits. Returns the way to stop waiting.
 */
export function onceNear(element: Element, callback: (isWanted: () => boolean) => void): () => void {
  let isWaiting = true;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback(() => isWaiting);
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  return () => {
    isWaiting = false;
    observer.disconnect();
  };
}
