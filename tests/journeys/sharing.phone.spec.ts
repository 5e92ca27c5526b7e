import { expect, partHydrated, test } from "#tests/support/journey.ts";

test("a phone's own sheet gets the dress and its link", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => document.body.append(JSON.stringify(data)),
    });
  });
  await page.goto("/product/marguerite?colour=burgundy");
  const share = page.getByRole("link", { name: "Share Marguerite" });
  await partHydrated(share);
  await share.tap();
  await expect(page.locator("body")).toContainText(
    /{"url":"[^"]*\/product\/marguerite\?colour=burgundy","title":"Marguerite"}/,
  );
});
