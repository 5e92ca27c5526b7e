import { expect, layoutShiftOf, test, watchLayoutShift } from "#tests/support/journey.ts";
import { screens } from "#tests/support/screens.ts";

for (const path of screens) {
  test(`${path} does not move while it loads and is read to the end`, async ({ page }) => {
    await watchLayoutShift(page);
    await page.goto(path, { waitUntil: "load" });
    await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        scrollTo(0, y);
        await frame();
        await frame();
      }
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await frame();
    });
    expect(await layoutShiftOf(page)).toBe(0);
  });
}
