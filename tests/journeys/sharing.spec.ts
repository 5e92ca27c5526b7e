import { expect, expectAccessible, test } from "#tests/support/journey.ts";

const DRESS = "/product/marguerite?colour=burgundy";

test("the link is copied with the chosen colour, shown, and put away", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(DRESS);
  const share = page.getByRole("link", { name: "Share Marguerite" });
  await share.press("Enter");
  await expect(page.getByText("Link copied")).toBeVisible();
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

test("a phone's own sheet gets the dress and its link", { tag: "@phone" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => document.body.append(JSON.stringify(data)),
    });
  });
  await page.goto(DRESS);
  const share = page.getByRole("link", { name: "Share Marguerite" });
  await share.tap();
  await expect(page.locator("body")).toContainText(
    /{"url":"[^"]*\/product\/marguerite\?colour=burgundy","title":"Marguerite"}/,
  );
});
