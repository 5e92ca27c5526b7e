import { expect, expectNoSidewaysScroll, test } from "#tests/support/journey.ts";
import { screens } from "#tests/support/screens.ts";

for (const path of screens) {
  test(`${path} scrolls down, never sideways`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 360, 390, 480, 600, 768, 820, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await test.step(`at ${width} pixels`, () => expectNoSidewaysScroll(page));
    }
  });
}

test("a page at 200 % zoom has what it had", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto("/product/aurelie");
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole("link", { name: "Rent via WhatsApp" }).first()).toBeVisible();
});

test("product sliders adapt at the specification's breakpoints", async ({ page }) => {
  await page.goto("/product/aurelie");
  const slider = page.getByRole("region", { name: /More in/ }).getByRole("list");
  const slidesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return slider.evaluate((list) => getComputedStyle(list).getPropertyValue("--per-view"));
  };
  for (const width of [330, 380, 400, 1000, 1200, 1400]) {
    expect(await slidesAt(width), `at ${width} pixels`).not.toBe(await slidesAt(width - 1));
  }
});
