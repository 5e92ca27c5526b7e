import { expect, expectComplaints, test } from "#tests/support/journey.ts";

test("an error screen is seen from its top, wherever the page was", async ({ page, complaints }) => {
  await page.goto("/contact");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveURL("/about");
  await page.route(/\/contact\.data/, (route) => route.fulfill({ status: 500, body: "" }));
  // A step forward begins at the top by itself; Back goes to where the screen was left, at its footer.
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expectComplaints(complaints, /^500: /);
});

test("the error of a screen leaves the layout as it is", async ({ page, complaints }) => {
  await page.goto("/about");
  const address = page.getByRole("textbox", { name: "Email address for the newsletter" });
  await address.fill("ada@");
  await page.route(/\/contact\.data/, (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(address, "the document is not mounted again").toHaveValue("ada@");
  await expectComplaints(complaints, /^500: /);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("an error of the layout keeps the marks of the document", async ({ page, complaints }) => {
    await page.goto("/faq");
    const home = page.getByRole("contentinfo").getByRole("link", { name: "Home" });
    await home.click();
    await page.getByRole("button", { name: "Pause motion" }).first().click();
    // The same page again is a refresh, of the layout as well.
    await page.route(/\/_\.data/, (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
    await home.click();
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await expect(page.getByRole("contentinfo"), "the layout is gone").toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Questions, answered" })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole("button", { name: "Next in Evening Dresses" })).toBeVisible();
    const pause = page.getByRole("button", { name: "Pause motion" }).first();
    await expect(pause).toHaveAttribute("aria-pressed", "true");
    for (const mark of ["data-script", "data-hydrated"])
      await expect(page.locator("html")).toHaveAttribute(mark, "");
    await expect(page.locator("html")).toHaveAttribute("data-motion", "paused");
    await expectComplaints(complaints, /^500: /);
  });
});
