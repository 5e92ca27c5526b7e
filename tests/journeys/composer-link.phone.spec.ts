import { expect, test } from "#tests/support/journey.ts";

test("a telephone has one way to WhatsApp, and neither code nor WhatsApp's own page", async ({ page }) => {
  await page.goto("/enquiry?dress=aurelie");
  await expect(page.getByRole("link", { name: "Send on WhatsApp" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy text" })).toBeVisible();
  await expect(page.getByText("Or take it along")).toBeHidden();
  await expect(page.getByRole("link", { name: "WhatsApp Web" })).toBeHidden();
});
