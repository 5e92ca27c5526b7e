import { expect, layoutShiftsOf, test, watchLayoutShift } from "#tests/support/journey.ts";
import { FIRST_VISIT_SHIFT, readToTheEnd, shiftsOfTwoVisits, sumOf } from "#tests/support/layout-shift.ts";
import { screens } from "#tests/support/screen-paths.ts";

/** The width alone is a phone's: layout.spec.ts says why. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of sizes)
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    for (const path of screens)
      test(`${path} keeps its place while it loads`, async ({ page }) => {
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
