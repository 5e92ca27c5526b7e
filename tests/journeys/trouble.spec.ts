import { cardOf, expect, expectAccessible, test } from "#tests/support/journey.ts";

test("a dress that is gone leads home, where a notice says so and can be closed", async ({ page }) => {
  await page.goto("/product/gone");
  await expect(page).toHaveURL("/?notice=not-shown");
  const notice = page.getByText("no longer shown");
  await expect(notice).toBeVisible();
  await page.getByRole("link", { name: "Close the notice" }).click();
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL("/");
});

test("an unknown address is Not Found, and leads on", async ({ page }) => {
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { level: 1, name: "Not Found" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Tulle dresses" }).click();
  await expect(page).toHaveURL("/collection/tulle-dresses");
});

test("a screen's script that does not arrive is asked for afresh once, and then said by name", async ({
  page,
  complaints,
}) => {
  await page.route(/\/static\/js\/contact-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  const contact = page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first();
  await page.goto("/");
  await contact.click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();

  // The page that came afresh misses its script as well, and is asked for once more itself.
  await expect(() => page.goto("/")).toPass();
  await contact.click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByText(/^Loading chunk contact-\S+ failed$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload the page" })).toBeVisible();
  await expectAccessible(page);
  expect(complaints.filter((complaint) => !/contact-|chunk/.test(complaint))).toEqual([]);
  complaints.length = 0;
});

test("while a product's data is on its way, LOADING shows", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/product\/aurelie\.data/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/collection/tulle-dresses");
  await cardOf(page, "Aurélie").click();
  await expect(page.getByText("LOADING", { exact: true })).toBeVisible();
  gate.resolve();
  await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
  await expect(page.getByText("LOADING", { exact: true })).toBeHidden();
});

test("the newsletter says at once what is wrong, and then what becomes of the address", async ({ page }) => {
  await page.goto("/about");
  const field = page.getByRole("textbox", { name: "Email address for the newsletter" });
  await field.fill("ada@");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("This address does not look complete")).toBeVisible();
  await expect(field).toHaveValue("ada@");
  await field.fill("ada@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("link", { name: "Ask on WhatsApp" })).toHaveAttribute(
    "href",
    /ada%40example\.com/,
  );
  await expect(page).toHaveURL("/about");
  await expectAccessible(page);
});
