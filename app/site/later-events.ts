/** The page listens to these once it works; its first scripts need none of them. Those that listen already are not added again. */
export function listenLater(): void {
  addEventListener("popstate", noteSwipe);
  document.addEventListener("click", forgetSwipe, true);
  addEventListener("online", fetchAgainSoon);
  document.addEventListener("visibilitychange", fetchFailedMedia);
}

/** A browser whose own swipe has shown the page moves nothing a second time: styles/motion.css. */
function noteSwipe({ hasUAVisualTransition }: PopStateEvent) {
  document.documentElement.toggleAttribute("data-swiped", hasUAVisualTransition);
}

function forgetSwipe() {
  document.documentElement.removeAttribute("data-swiped");
}

/** A connection that has just come back may still lose requests. In milliseconds. */
const STEADY_MS = 3_000;

function fetchAgainSoon() {
  fetchFailedMedia();
  setTimeout(fetchFailedMedia, STEADY_MS);
}

/** No browser asks again for a picture or a film that a lost connection has cost. */
function fetchFailedMedia() {
  if (!navigator.onLine || document.hidden) return;
  for (const picture of document.images) {
    const hasFailed = picture.complete && picture.naturalWidth === 0;
    if (hasFailed) Object.assign(picture, { srcset: picture.srcset, src: picture.src });
  }
  for (const film of document.querySelectorAll("video"))
    if (film.error || film.networkState === film.NETWORK_NO_SOURCE) playAgain(film);
}

/** A film that the visitor has paused only loads. */
function playAgain(film: HTMLVideoElement) {
  const { paused } = film;
  film.load();
  if (!paused) film.play().catch(() => undefined);
}
