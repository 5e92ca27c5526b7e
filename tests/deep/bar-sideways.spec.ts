import { expect, test } from "#tests/support/journey.ts";

test.describe("without script", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the bar stays, alone", async ({ page }) => {
    await page.goto("/product/aurelie");
    const button = page.getByRole("link", { name: "Rent via WhatsApp" });
    await expect(button).toHaveCount(1);
    await expect(button).toBeInViewport();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport();
  });
});
