import { expect, test } from "#tests/support/journey.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the picture of the parallax block travels 150 pixels over the screen", async ({ page }) => {
  await page.goto("/");
  const picture = page.locator("section[aria-labelledby=parallax] img").first();
  await picture.scrollIntoViewIfNeeded();
  const travel = await picture.evaluate(async (image) => {
    const frame = image.closest<HTMLElement>('[style*="--strength"]');
    if (!frame) throw new Error("The picture has no frame.");
    const topAt = async (offset: number) => {
      const top = frame.getBoundingClientRect().top + scrollY;
      scrollTo({ top: top - innerHeight + offset * (innerHeight + frame.offsetHeight), behavior: "instant" });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return image.getBoundingClientRect().top - frame.getBoundingClientRect().top;
    };
    return [await topAt(0), await topAt(0.3), await topAt(0.6), await topAt(0.9)];
  });
  const [start = 0, half = 0, arrived = 0, later = 0] = travel;
  expect(arrived - start).toBeCloseTo(150, 0);
  expect(half, "little by little").toBeGreaterThan(start + 50);
  expect(half).toBeLessThan(start + 100);
  expect(later, "it has arrived").toBeCloseTo(arrived, 0);
});
