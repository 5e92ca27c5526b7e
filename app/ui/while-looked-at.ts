/** An element of which so much is in view is looked at; a neighbour that looks in is not. */
const SHARE = 0.5;

/** Calls back each time that the visitor begins or ceases to look at the element. Returns a function that stops observing. */
export function whileLookedAt(element: Element, begin: () => void, end?: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const isLookedAt = (entries.at(-1)?.intersectionRatio ?? 0) >= SHARE;
      if (isLookedAt) begin();
      else end?.();
    },
    { threshold: SHARE },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
