import { expect, type LayoutShift, layoutShiftsOf, test, watchLayoutShift } from "#tests/support/journey.ts";
import { screens } from "#tests/support/screen-paths.ts";

/**
 * On a first visit the fallback stands in until the type has arrived: its lines are as high and on the whole as wide,
 * but not letter by letter: 0.010 at the worst, where a title is large and the type late. Nothing
 * else may move, and nothing at all once the type is known and the document is whole: a browser that is slow draws half
 * a line of it first, which the other half moves.
 */
const FIRST_VISIT_SHIFT = 0.03;

for (const path of screens) {
  test(`${path} does not move while it loads and is read to the end`, async ({ page }) => {
    await watchLayoutShift(page);
    await page.goto(path, { waitUntil: "load" });
    await page.evaluate(readToTheEnd);
    const first = await layoutShiftsOf(page);
    expect(sumOf([...first.whileParsed, ...first.afterwards])).toBeLessThan(FIRST_VISIT_SHIFT);

    await page.goto(path, { waitUntil: "load" });
    await page.evaluate(readToTheEnd);
    const second = await layoutShiftsOf(page);
    expect(sumOf(second.whileParsed)).toBeLessThan(FIRST_VISIT_SHIFT);
    expect(second.afterwards).toEqual([]);
  });
}

for (const path of ["/", "/product/aurelie", "/fitting?dress=aurelie&dress=isaure&dress=odette"]) {
  test(`${path} does not move further where the type comes when all else has been drawn`, async ({
    page,
  }) => {
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
}

test("what moves is noticed", async ({ page }) => {
  await watchLayoutShift(page);
  await page.goto("/faq", { waitUntil: "load" });
  await page.evaluate(readToTheEnd);
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() =>
    document.querySelector("main")?.prepend(document.createElement("hr"), "Late words"),
  );
  await expect.poll(async () => (await layoutShiftsOf(page)).afterwards.length).toBeGreaterThan(0);
});

function sumOf(shifts: LayoutShift[]) {
  return shifts.reduce((sum, { score }) => sum + score, 0);
}

/** Half a screen at a time, waiting for the pictures that come into sight. */
async function readToTheEnd() {
  const frame = () => new Promise(requestAnimationFrame);
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    await frame();
    const seen = await picturesInSight();
    while (seen.some((picture) => picture.isConnected && !picture.complete)) await frame();
    await frame();
  }

  function picturesInSight() {
    if (document.images.length === 0) return [];
    return new Promise<HTMLImageElement[]>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        const inSight = new Set(
          entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target),
        );
        resolve([...document.images].filter((picture) => inSight.has(picture)));
      });
      for (const picture of document.images) observer.observe(picture);
    });
  }
}
