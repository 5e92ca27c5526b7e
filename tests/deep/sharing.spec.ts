import { expect, expectAccessible, hydrated, test } from "#tests/support/journey.ts";

const DRESS = "/product/marguerite?colour=burgundy";

test("the link is copied with the colour, which is said for two seconds", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto(DRESS);
  await page.getByRole("link", { name: "Share Marguerite" }).press("Enter");
  const said = page.getByText("Link copied");
  await expect(said).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/product\/marguerite\?colour=burgundy$/);
  await expect(page.getByRole("textbox", { name: "Link to Marguerite" })).toBeHidden();
  await expectAccessible(page);
  await page.clock.runFor(2_000);
  await expect(said).toBeHidden();
});

test("where nothing can be copied the link is shown, and selected", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto(DRESS);
  await hydrated(page);
  await page.getByRole("link", { name: "Share Marguerite" }).press("Enter");
  await expect(page.getByText("Select the link and copy it")).toBeVisible();
  const link = page.getByRole("textbox", { name: "Link to Marguerite" });
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toMatch(/marguerite\?colour=burgundy$/);
});

test("a dress is printed from its page", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.goto(DRESS);
  await page.getByRole("button", { name: "Print" }).press("Enter");
  await expect(page.locator("body[data-printed]")).toBeAttached();
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
  const shared = /{"url":"[^"]*\/product\/marguerite\?colour=burgundy","title":"Marguerite"}/;
  await expect(page.locator("body")).toContainText(shared);
});
