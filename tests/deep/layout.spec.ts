import { expect, layoutShiftsOf, test, watchLayoutShift } from "#tests/support/journey.ts";
import { FIRST_VISIT_SHIFT, readToTheEnd, shiftsOfTwoVisits, sumOf } from "#tests/support/layout-shift.ts";
import { screens } from "#tests/support/screen-paths.ts";

/**
 * The width alone is a phone's: on a phone the browser leaves out what moves in the first half second, and takes the page's own width
 * for a turn of the screen.
 */
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of sizes)
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "no-preference" } });

    for (const path of screens)
      test(`${path} keeps its place while it loads and is read to the end`, async ({ page }) => {
        const { first, second, afterwards } = await shiftsOfTwoVisits(page, path);
        expect(first).toBeLessThan(FIRST_VISIT_SHIFT);
        expect(second).toBeLessThan(FIRST_VISIT_SHIFT);
        expect(afterwards).toEqual([]);
      });

    for (const path of ["/", "/product/aurelie"])
      test(`${path} keeps its place where the type comes when all else has been drawn`, async ({ page }) => {
        const drawn = Promise.withResolvers<void>();
        await page.route("**/*.woff2", async (route) => {
          await drawn.promise;
          await route.continue();
        });
        await watchLayoutShift(page);
        await page.goto(path, { waitUntil: "commit" });
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        drawn.resolve();
        await page.waitForLoadState("load");
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(readToTheEnd);
        const { whileParsed, afterwards } = await layoutShiftsOf(page);
        expect(sumOf([...whileParsed, ...afterwards])).toBeLessThan(FIRST_VISIT_SHIFT);
      });
  });

test("what moves is noticed", async ({ page }) => {
  await watchLayoutShift(page);
  await page.goto("/faq", { waitUntil: "load" });
  await page.evaluate(async () => {
    // A sooner change would count as part of the document.
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    document.querySelector("main")?.prepend(document.createElement("hr"), "Late words");
  });
  await expect.poll(async () => (await layoutShiftsOf(page)).afterwards.length).toBeGreaterThan(0);
});
