import { expect, expectAccessible, test } from "#tests/support/journey.ts";

test("the two ways to ask are always within reach, and never there twice", async ({ page }) => {
  await page.goto("/product/aurelie");
  const button = page.getByRole("link", { name: "Rent via WhatsApp" });
  const bar = page.getByText("Rent via WhatsApp").last();
  await expect(button).toHaveCount(1);
  await expect(bar).toBeInViewport();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Purchase via WhatsApp" }).scrollIntoViewIfNeeded();
  await button.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await expect(button).toBeInViewport();

  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
});

test.describe("without script", () => {
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
