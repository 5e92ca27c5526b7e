/** Runs in the page. */
export function isPlaying(element: Element): boolean {
  return element instanceof HTMLVideoElement && !element.paused && element.readyState > 2;
}
