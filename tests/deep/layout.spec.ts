import { expect, layoutShiftsOf, test, watchLayoutShift } from "#tests/support/journey.ts";
import { FIRST_VISIT_SHIFT, shiftsOfTwoVisits } from "#tests/support/layout-shift.ts";

// The other screens, and type that comes late: tests/deep/late-type.spec.ts.

// On a phone the browser leaves out what moves in the first half second: it takes the page's own width for a turn of the screen.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "no-preference" } });

for (const path of ["/collection/tulle-dresses", "/product/aurelie"])
  test(`${path} does not move while it loads and is read to the end`, async ({ page }) => {
    const { first, second, afterwards } = await shiftsOfTwoVisits(page, path);
    expect(first).toBeLessThan(FIRST_VISIT_SHIFT);
    expect(second).toBeLessThan(FIRST_VISIT_SHIFT);
    expect(afterwards).toEqual([]);
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
