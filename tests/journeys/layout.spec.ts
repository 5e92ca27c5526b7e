import { expect, layoutShiftsOf, test, watchLayoutShift } from "#tests/support/journey.ts";
import { FIRST_VISIT_SHIFT, readToTheEnd, shiftsOfTwoVisits } from "#tests/support/layout-shift.ts";

// The other screens, and type that comes late: tests/deep/late-type.spec.ts.

for (const path of ["/collection/tulle-dresses", "/product/aurelie"])
  test(`${path} does not move while it loads and is read to the end`, { tag: "@phone" }, async ({ page }) => {
    const { first, second, afterwards } = await shiftsOfTwoVisits(page, path);
    expect(first).toBeLessThan(FIRST_VISIT_SHIFT);
    expect(second).toBeLessThan(FIRST_VISIT_SHIFT);
    expect(afterwards).toEqual([]);
  });

test("what moves is noticed", { tag: "@phone" }, async ({ page }) => {
  await watchLayoutShift(page);
  await page.goto("/faq", { waitUntil: "load" });
  await page.evaluate(readToTheEnd);
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() =>
    document.querySelector("main")?.prepend(document.createElement("hr"), "Late words"),
  );
  await expect.poll(async () => (await layoutShiftsOf(page)).afterwards.length).toBeGreaterThan(0);
});
