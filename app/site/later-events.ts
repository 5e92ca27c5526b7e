/** The page listens to these once it works; its first scripts need none of them. Those that listen already are not added again. */
export function listenLater(): void {
  addEventListener("popstate", noteSwipe);
  document.addEventListener("click", forgetSwipe, true);
  addEventListener("online", fetchFailedPictures);
  document.addEventListener("visibilitychange", fetchFailedPictures);
}

/** A browser whose own swipe has shown the page moves nothing a second time: styles/motion.css. */
function noteSwipe({ hasUAVisualTransition }: PopStateEvent) {
  document.documentElement.toggleAttribute("data-swiped", hasUAVisualTransition);
}

function forgetSwipe() {
  document.documentElement.removeAttribute("data-swiped");
}

/** No browser asks again for a picture that a lost connection has cost. */
function fetchFailedPictures() {
  if (!navigator.onLine || document.hidden) return;
  for (const picture of document.images) {
    const hasFailed = picture.complete && picture.naturalWidth === 0;
    if (hasFailed) Object.assign(picture, { srcset: picture.srcset, src: picture.src });
  }
}
