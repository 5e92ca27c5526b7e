import { expect, test } from "#tests/support/journey.ts";
import { openWithoutScripts } from "#tests/support/open-without-scripts.ts";

// Nothing pressed, chosen or typed before the scripts is lost.

test("a colour chosen before the scripts come is chosen, and the page stays where it is", async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, "/product/aurelie?size=38");
  const sage = page.getByRole("radio", { name: "Sage", exact: true });
  const send = page.getByRole("button", { name: "Choose" });
  const rent = page.locator("#enquiry");
  await sage.scrollIntoViewIfNeeded();
  await sage.click();
  await expect(send, "without scripts it can be sent").toBeVisible();
  const place = await rent.boundingBox();
  await letScriptsCome();
  await expect(page).toHaveURL("/product/aurelie?colour=sage&size=38");
  await expect(sage).toBeChecked();
  await expect(page.getByRole("radio", { name: "Size 38" })).toBeChecked();
  await expect(send).toBeHidden();
  await expect.poll(() => rent.boundingBox()).toEqual(place);
  await expect(rent.getByRole("link", { name: "Rent via WhatsApp" })).toHaveAttribute(
    "href",
    /38%2C%20in%20Sage/,
  );
});

test("a search opened and typed in before the scripts come keeps its words", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/faq");
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  const overlay = page.getByRole("dialog", { name: "Search" });
  await overlay.getByRole("searchbox").pressSequentially("vivi");
  await letScriptsCome();
  await expect(overlay.getByRole("combobox")).toHaveValue("vivi");
  await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();
});

test("before the scripts come a picture and a mark are links: to the large picture, and to a list of the dress", async ({
  page,
}) => {
  await openWithoutScripts(page, "/product/aurelie");
  await page
    .getByRole("link", { name: "Add Aurélie to the fitting list" })
    .first()
    .click({ noWaitAfter: true });
  await expect(page).toHaveURL("/fitting?dress=aurelie");
  await expect(page.getByRole("heading", { level: 2, name: "Aurélie" })).toBeVisible();
  await page.goBack({ waitUntil: "commit" });
  await page
    .getByRole("link", { name: /^Enlarge/ })
    .first()
    .click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/images\//);
});
