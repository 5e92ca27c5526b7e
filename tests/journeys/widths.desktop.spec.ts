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
