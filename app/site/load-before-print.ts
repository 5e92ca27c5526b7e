/**
 * Paper shows the whole page, and pictures further down are fetched as they come near. No browser promises to wait for them: those that draw
 * the paper later than they ask, or fetch such pictures for print by themselves, have them sooner.
 */
export function loadBeforePrint(): void {
  // Whoever listens already is not added again.
  addEventListener("beforeprint", fetchPictures);
}

function fetchPictures() {
  for (const picture of document.images) picture.loading = "eager";
}
