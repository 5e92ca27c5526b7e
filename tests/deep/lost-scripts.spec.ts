import { expect, expectComplaints, test } from "#tests/support/journey.ts";
import { enlargeLinks } from "#tests/support/lightbox-page.ts";

test("Back from a page whose scripts are lost shows the page before", async ({ page, complaints }) => {
  await page.goto("/faq");
  const questions = page.getByRole("heading", { level: 1, name: /^Questions/ });
  await expect(questions).toBeVisible();
  await page.route(/\/static\/js\/contact-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  await expect(page.locator("html"), "it was loaded anew, twice").not.toHaveAttribute("data-script");
  await page.waitForLoadState("load");
  // Playwright's own way back fails where the page is loaded anew once more meanwhile.
  await page.evaluate(() => history.back());
  await expect(questions).toBeVisible();
  await expect(page).toHaveURL("/faq");
  await expectComplaints(complaints, /\/static\/js\/|chunk|dynamically imported/);
});

test("a page whose other styles are lost works without script", async ({ page, complaints }) => {
  await page.route(/\/static\/css\/modules-/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/faq", { waitUntil: "commit" });
  await expect(page.locator("html"), "it was loaded anew").not.toHaveAttribute("data-script");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  await expectComplaints(complaints, /\/static\/css\/|404/);
});

test("scripts draw nothing before the styles of other screens are there", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/static\/css\/modules-/, async (route) => {
    await released;
    await route.continue();
  });
  const entry = page.waitForResponse(/\/static\/js\/entry\.client-/);
  await page.goto("/faq", { waitUntil: "commit" });
  await (await entry).finished();
  await page.waitForFunction(() => document.querySelector('body > link[rel="stylesheet"]'));
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  release();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
});

test("without scripts and storage a picture opens as a link", async ({ page, complaints }) => {
  await page.addInitScript(refuseStorage);
  await page.route(/\/static\/js\//, (route) => route.abort());
  await page.goto("/product/aurelie", { waitUntil: "commit" });
  await expect(page.locator("html")).not.toHaveAttribute("data-script");
  await enlargeLinks(page).first().click();
  await expect(page).toHaveURL(/\/images\//);
  await expectComplaints(complaints, /\/static\/js\/|chunk|dynamically imported|Refused/);
});

/** Some browsers do this when all cookies are refused. */
function refuseStorage() {
  Object.defineProperty(window, "sessionStorage", {
    get: () => {
      throw new DOMException("Refused", "SecurityError");
    },
  });
}
