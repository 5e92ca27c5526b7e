import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { expectDressPage, search } from "#tests/support/search-page.ts";

test("a shopper searches by name and finds the dress", async ({ page }) => {
  await page.goto("/faq");
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  const overlay = page.getByRole("dialog", { name: "Search" });
  const field = overlay.getByRole("combobox");
  await expect(field).toBeFocused();
  await field.fill("AUR");
  const match = overlay.getByRole("option", { name: /Aurélie/ });
  await expect(match).toContainText(/2,450\s\$/);
  await expect(match.locator("img")).toBeVisible();
  await expect(match.locator("mark")).toHaveText(["Aur"]);
  await match.click();
  await expect(page).toHaveURL("/product/aurelie");
  await expect(overlay).toBeHidden();
});

test("the loader shows while typing has found nothing; then a sentence and ways on", async ({ page }) => {
  await page.clock.install({ time: NOON });
  await page.goto("/collection/satin-dresses");
  const overlay = await search(page, "vi");
  await expect(overlay.getByRole("option").first()).toBeVisible();
  await page.clock.pauseAt(LATER);
  await overlay.getByRole("combobox").fill("qqq");
  await page.clock.runFor(ASKED_MS);
  await expect(overlay.getByText("Looking through the rails")).toBeVisible();
  await page.clock.runFor(PAUSED_MS);
  await expect(overlay.getByText("We found no dress for")).toBeVisible();
  await expect(overlay.getByText("Looking through the rails")).toBeHidden();
  await overlay.getByRole("link", { name: "Tulle" }).click();
  await expect(page).toHaveURL("/collection/tulle-dresses");
  await expect(overlay).toBeHidden();
});

test("the arrows point at results while the field has the focus; Enter opens one", async ({ page }) => {
  await page.goto("/faq");
  const overlay = await search(page, "satin burgandy");
  const field = overlay.getByRole("combobox");
  const options = overlay.getByRole("listbox", { name: "Dresses found" }).getByRole("option");
  const idOf = async (option: typeof options) => (await option.getAttribute("id")) ?? "none";
  await expect(overlay.getByRole("status"), "all that there is").toHaveText(/^\d+ dress/);
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(field).not.toHaveAttribute("aria-activedescendant");
  const active = overlay.getByRole("option", { selected: true });
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(active).toHaveAttribute("id", await idOf(options.nth(1)));
  await expect(field).toHaveAttribute("aria-activedescendant", await idOf(active));
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(active, "up from the first").toHaveAttribute("id", await idOf(options.last()));
  await page.keyboard.press("ArrowDown");
  await expect(active, "down from the last").toHaveAttribute("id", await idOf(options.first()));
  await page.keyboard.press("Home");
  await expect(active, "the text's own keys").toHaveCount(0);
  await expect(field).toHaveJSProperty("selectionStart", 0);
  await page.keyboard.press("ArrowDown");
  await expect(active).toHaveCount(1);
  await page.keyboard.press("Space");
  await expect(active, "another text that finds the same").toHaveCount(0);
  await field.fill("vivienne");
  await expect(options).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expectDressPage(page, "Vivienne");
  await expect(overlay).toBeHidden();
});

const NOON = new Date("2026-11-24T12:00Z");
const LATER = new Date("2026-11-24T12:02Z");
/** Longer than a pause after which the server is asked. */
const ASKED_MS = 200;
/** Longer than a pause in which what is typed counts as all of it. */
const PAUSED_MS = 2_000;
