import { cardOf, expect, test } from "#tests/support/journey.ts";
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

test("a picture tapped before the scripts come is enlarged when they have come, and shows that it waits", async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, "/product/aurelie");
  const picture = page.getByRole("link", { name: /^Enlarge/ }).first();
  await picture.click();
  await expect(page).toHaveURL("/product/aurelie");
  await expect(picture).toHaveCSS("cursor", "progress");
  await letScriptsCome();
  await expect(page.getByRole("dialog", { name: "Pictures of Aurélie, enlarged" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(picture).toHaveCSS("cursor", "zoom-in");
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

test("dresses marked before the scripts come are on the list, also when the page was left before they did", async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, "/collection/tulle-dresses");
  const mark = (name: string) => page.getByRole("link", { name: `Add ${name} to the fitting list` });
  await mark("Aurélie").click();
  for (let taps = 0; taps < 2; taps += 1) await mark("Odette").click();
  await cardOf(page, "Isaure").click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/product\/isaure/);
  await mark("Isaure").first().click();
  await letScriptsCome();
  const list = page.getByRole("banner").getByRole("link", { name: "Fitting list, 2 dresses" });
  await expect(list).toHaveAttribute("href", "/fitting?dress=aurelie&dress=isaure");
  await page.reload();
  await expect(list, "they are put there once").toBeAttached();
});
