import { expect, test } from "#tests/support/journey.ts";

test("product sliders adapt at the specification's breakpoints", async ({ page }) => {
  await page.goto("/product/aurelie");
  const slider = page.getByRole("region", { name: /More in/ }).getByRole("list");
  await expect(slider.getByRole("listitem").first()).toBeVisible();
  const slideAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return slider.evaluate((list) => list.firstElementChild?.getBoundingClientRect().width ?? 0);
  };
  for (const width of [330, 380, 400, 1000, 1200, 1400]) {
    const before = await slideAt(width - 1);
    expect(before, `at ${width - 1} pixels`).toBeGreaterThan(100);
    // One pixel more of screen, and each slide is narrower: more of the next one shows.
    expect(await slideAt(width), `at ${width} pixels`).toBeLessThan(before - 2);
  }
});

test("the bridal carousel shows as many slides as the specification says", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "The bridal collection" });
  await section.scrollIntoViewIfNeeded();
  const carousel = section.locator(".swiper-initialized");
  await expect(carousel).toBeVisible();
  const steps = "379 1, 380 1.2, 399 1.2, 400 1.4, 999 1.4, 1000 1.7, 1199 1.7, 1200 1.5, 1400 1.5".split(
    ", ",
  );
  for (const [width = 0, slides = 0] of steps.map((step) => step.split(" ").map(Number))) {
    await page.setViewportSize({ width, height: 900 });
    const inView = () => carousel.evaluate(slidesInView);
    await expect.poll(inView, `at ${width} pixels`).toBeCloseTo(slides, 1);
  }
});

test("the first dresses are in sight, and the large one ends with the second row", async ({ page }) => {
  await page.goto("/collection/bridal-dresses");
  const pictures = await page.locator("main li [data-card] img").evaluateAll((all) =>
    all.slice(0, 5).map((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return { top, bottom: Math.round(bottom) };
    }),
  );
  const [large, , , ...secondRow] = pictures;
  expect(large?.top).toBeLessThanOrEqual(445);
  expect(secondRow.map(({ bottom }) => bottom)).toEqual(Array(2).fill(large?.bottom));
});

/** How many slides, with the gaps between them, fill the carousel. */
function slidesInView(carousel: Element): number {
  const slide = carousel.querySelector(".swiper-slide");
  if (!slide) return 0;
  const gap = Number.parseFloat(getComputedStyle(slide).marginInlineEnd) || 0;
  return (carousel.clientWidth + gap) / (slide.getBoundingClientRect().width + gap);
}
