import { expect, layoutShiftOf, test, watchLayoutShift } from "#tests/support/journey.ts";
import { screens } from "#tests/support/screens.ts";

for (const path of screens) {
  test(`${path} does not move while it loads and is read to the end`, async ({ page }) => {
    await watchLayoutShift(page);
    await page.goto(path, { waitUntil: "load" });
    await page.evaluate(readToTheEnd);
    expect(await layoutShiftOf(page)).toBe(0);
  });
}

/** Half a screen at a time, waiting for the pictures that come into sight. */
async function readToTheEnd() {
  const frame = () => new Promise(requestAnimationFrame);
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    await frame();
    const waiting = [...document.images].filter((image) => !image.complete && isInSight(image));
    await Promise.all(
      waiting.map((image) => new Promise((resolve) => image.addEventListener("load", resolve))),
    );
    await frame();
  }

  function isInSight(image: HTMLImageElement) {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  }
}
