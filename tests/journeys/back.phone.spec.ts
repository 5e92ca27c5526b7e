import type { Page } from "@playwright/test";
import { cardOf, expect, test } from "#tests/support/journey.ts";

test("Back finds a strip of dresses where it was left", async ({ page }) => {
  await page.goto("/");
  const strip = page.getByRole("list", { name: "Evening Dresses" });
  await strip.scrollIntoViewIfNeeded();
  await strip.evaluate((element) => element.scrollTo({ left: 600, behavior: "instant" }));
  const left = () => strip.evaluate((element) => Math.round(element.scrollLeft));
  await expect.poll(left).toBeGreaterThan(400);
  const place = await left();
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).first().click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(strip).toBeVisible();
  await expect.poll(left).toBe(place);
});

test("Back finds a form half written", async ({ page }) => {
  await page.goto("/contact");
  const message = page.getByRole("textbox", { name: "Message" });
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada Byron");
  await message.fill("A dress for May");
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).first().click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(message).toHaveValue("A dress for May");
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Ada Byron");
});

test("Back closes the menu, the search and an enlarged picture, and no history entry is left behind", async ({
  page,
}) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  const menu = page.getByRole("dialog", { name: "Menu" });
  const search = page.getByRole("dialog", { name: "Search" });
  const openMenu = () => page.getByRole("button", { name: "Open the menu" }).first().tap();
  const openSearch = () => page.getByRole("button", { name: "Search", exact: true }).first().tap();

  for (const [open, dialog] of [
    [openMenu, menu],
    [openSearch, search],
  ] as const) {
    await open();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/contact");
    await open();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expectNoEntryOfDialog(page);
  }
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("a link in the menu takes the menu's history entry", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Open the menu" }).first().tap();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "About us" })).toHaveAttribute("aria-current", "page");
  await menu.getByRole("link", { name: "Contact us" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Open the menu" }).first().tap();
  await menu.getByRole("link", { name: "About us" }).tap();
  await expect(menu).toBeHidden();
  await expectNoEntryOfDialog(page);
});

test("a search that was asked for is closed by Back, and dismissed without a trace", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  const search = page.getByRole("dialog", { name: "Search" });
  for (const close of [() => page.goBack(), () => search.getByRole("link", { name: "Close search" }).tap()]) {
    await page.getByRole("button", { name: "Search", exact: true }).first().tap();
    await search.getByRole("combobox").fill("vi");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/contact?search=vi");
    await close();
    await expect(search).toBeHidden();
    await expect(page).toHaveURL("/contact");
  }
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("an enlarged picture is closed by Back, and the dress stays", async ({ page }) => {
  await page.goto("/collection/tulle-dresses");
  await cardOf(page, "Aurélie").tap();
  await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
  await page
    .getByRole("link", { name: /^Enlarge/ })
    .first()
    .tap();
  const enlarged = page.getByRole("dialog", { name: "Pictures of Aurélie, enlarged" });
  await expect(enlarged).toBeVisible();
  await page.goBack();
  await expect(enlarged).toBeHidden();
  await expect(page).toHaveURL("/product/aurelie");
  await page.goBack();
  await expect(page).toHaveURL("/collection/tulle-dresses");
});

/** Closing goes back in history in a task of its own. */
async function expectNoEntryOfDialog(page: Page) {
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.dialog))).toBe(false);
}
