/** Far enough ahead that what is fetched has usually arrived when the element is in view. */
const AHEAD = "800px";

/**
 * Calls back once when the element comes near the viewport. A callback that takes long asks `isWanted` before it goes on.
 * Returns a function that stops observing.
 */
export function onceNearViewport(element: Element, callback: (isWanted: () => boolean) => void): () => void {
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
