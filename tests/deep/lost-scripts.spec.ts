import { expect, expectComplaints, test } from "#tests/support/journey.ts";

test("Back from a page whose scripts are lost, to one that the router had shown, shows that one", async ({
  page,
  complaints,
}) => {
  await page.goto("/faq");
  const questions = page.getByRole("heading", { level: 1, name: /^Questions/ });
  await expect(questions).toBeVisible();
  await page.route(/\/static\/js\/contact-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  await expect(page.locator("html"), "it was loaded anew, twice").not.toHaveAttribute("data-script");
  await page.goBack({ waitUntil: "commit" });
  await expect(questions).toBeVisible();
  await expect(page).toHaveURL("/faq");
  await expectComplaints(complaints, /\/static\/js\/|chunk|dynamically imported/);
});

test("a picture that was tapped opens when it turns out that the scripts are lost, also where storage is refused", async ({
  page,
  complaints,
}) => {
  await page.addInitScript(refuseStorage);
  const gate = Promise.withResolvers<void>();
  await page.route(/\/static\/js\//, async (route) => {
    await gate.promise;
    await route.abort();
  });
  await page.goto("/product/aurelie", { waitUntil: "commit" });
  await page
    .getByRole("link", { name: /^Enlarge/ })
    .first()
    .click();
  await expect(page).toHaveURL("/product/aurelie");
  gate.resolve();
  await expect(page).toHaveURL(/\/images\//);
  await expectComplaints(complaints, /\/static\/js\/|chunk|dynamically imported/);
});

/** Some browsers do this when all cookies are refused. */
function refuseStorage() {
  Object.defineProperty(window, "sessionStorage", {
    get: () => {
      throw new DOMException("Refused", "SecurityError");
    },
  });
}
