import { expect, expectAccessible, partHydrated, test } from "#tests/support/journey.ts";

test("the link is copied with the chosen colour, shown, and put away", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/product/marguerite?colour=burgundy");
  const share = page.getByRole("link", { name: "Share Marguerite" });
  await partHydrated(share);
  await share.press("Enter");
  await expect(page.getByText("The link is copied")).toBeVisible();
  const link = page.getByRole("textbox", { name: "Link to Marguerite" });
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/product\/marguerite\?colour=burgundy$/,
  );
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(share).toBeFocused();
  await share.click();
  await expect(link).toBeVisible();
  await page.locator("h1").click();
  await expect(link).toBeHidden();
});
