import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { expectDressPage, search } from "#tests/support/search-page.ts";

test("a shopper searches by name and finds the dress", async ({ page }) => {
  await page.goto("/");
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

test("while typing has found nothing the loader shows; once it has settled, a kind sentence and ways on", async ({
  page,
}) => {
  await page.clock.install({ time: NOON });
  await page.goto("/collection/satin-dresses");
  const overlay = await search(page, "vi");
  await expect(overlay.getByRole("status"), "all dresses have been read").toHaveText(/^\d dress/);
  await page.clock.pauseAt(LATER);
  await overlay.getByRole("combobox").fill("qqq");
  await expect(overlay.getByText("Looking through the rails")).toBeVisible();
  await page.clock.runFor(PAUSED_MS);
  await expect(overlay.getByText("We found no dress for")).toBeVisible();
  await expect(overlay.getByText("Looking through the rails")).toBeHidden();
  await overlay.getByRole("link", { name: "Tulle" }).click();
  await expect(page).toHaveURL("/collection/tulle-dresses");
  await expect(overlay).toBeHidden();
});

test("the field says whole what can be looked for, on the narrowest phone", { tag: "@phone" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/search");
  const field = page.getByRole("main").getByRole("searchbox");
  await field.fill((await field.getAttribute("placeholder")) ?? "");
  expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("an address with a search in it opens on its results, and closes to the page below", async ({
  page,
}) => {
  await page.goto("/faq?search=vi");
  const overlay = page.getByRole("dialog", { name: "Search" });
  await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();
  await overlay.getByRole("button", { name: "Close search" }).click();
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL("/faq");
  await expect(page.getByRole("heading", { level: 1 }), "no button had the focus before").toBeFocused();
});

test("Back from a result finds the search as it was left, and the page as it was below it", async ({
  page,
}) => {
  const list = "/collection/tulle-dresses?sort=price-ascending";
  await page.goto(list);
  const overlay = await search(page, "burgandy satin");
  const field = overlay.getByRole("combobox");
  await overlay.getByRole("option", { name: /Vivienne/ }).click();
  await expectDressPage(page, "Vivienne");
  await expect(overlay).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${list}&search=burgandy+satin`);
  await expect(field).toHaveValue("burgandy satin");
  await expect(field).toBeFocused();
  await field.fill("vi");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${list}&search=vi`);
  await overlay.getByRole("option", { name: /Vivienne/ }).click();
  await expectDressPage(page, "Vivienne");
  await page.goBack();
  await expect(field).toHaveValue("vi");
  await overlay.getByRole("button", { name: "Close search" }).click();
  await expect(page).toHaveURL(list);
  await expect(overlay).toBeHidden();
});

test("a search that finds nothing whole says which word nothing has, and shows what comes nearest", async ({
  page,
}) => {
  await page.goto("/faq");
  const overlay = await search(page, "red ballgown xyzzy");
  await expect(overlay.getByRole("option")).toHaveCount(1);
  await expect(overlay.getByRole("option", { name: /Ginevra/ }).locator("mark")).toHaveText(["Ball", "gown"]);
  await expect(overlay.getByRole("paragraph").filter({ hasText: "leaving out “xyzzy”" })).toBeVisible();
  await expect(overlay.getByRole("status"), "it is read out").toHaveText(/^1 dress .*leaving out “xyzzy”/);
  await expect(overlay.getByRole("link", { name: /^Ask us about .* on WhatsApp/ })).toBeVisible();
  await overlay.getByRole("combobox").fill("auroliax");
  await expect(overlay.getByRole("link", { name: /Aurélie/ }), "what is spelt most alike").toBeVisible();
  const ask = overlay.getByRole("link", { name: /^Ask us about “auroliax” on WhatsApp/ });
  const href = new URL((await ask.getAttribute("href")) ?? "");
  expect(href.searchParams.get("text")).toContain("I am looking for “auroliax”.");
  await expect(overlay.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
});

test("the arrows point at results while the focus stays in the field, and Enter opens one", async ({
  page,
}) => {
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

test("what was searched for is remembered on the device, beside the collections and first dresses, until it is forgotten", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("searches", '["duchess satin"]'));
  await page.goto("/faq");
  const overlay = await search(page, "viv");
  await overlay.getByRole("option", { name: /Vivienne/ }).click();
  await expectDressPage(page, "Vivienne");
  await search(page, "");
  await expect(overlay.getByRole("link", { name: "Satin" })).toBeVisible();
  const first = overlay.getByRole("heading", { name: "Start here" }).locator("xpath=..");
  await expect(first.getByRole("link")).toHaveCount(6);
  await expect(overlay.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  const recent = overlay.getByRole("heading", { name: "Recent searches" }).locator("xpath=..");
  await expect(recent.getByRole("listitem")).toHaveText(["viv", "duchess satin", "Clear all"]);
  await recent.getByRole("button", { name: "Remove “viv”" }).click();
  await expect(recent.getByRole("listitem")).toHaveText(["duchess satin", "Clear all"]);
  await expect(overlay.getByRole("combobox")).toBeFocused();
  await recent.getByRole("button", { name: "duchess satin", exact: true }).click();
  await expect(overlay.getByRole("combobox")).toHaveValue("duchess satin");
  await page.keyboard.press("Escape");
  await recent.getByRole("button", { name: "Clear all" }).click();
  await expect(recent).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("searches"))).toBeNull();
});

const NOON = new Date("2026-11-24T12:00Z");
const LATER = new Date("2026-11-24T12:02Z");
/** Longer than a pause in which what is typed counts as all of it. */
const PAUSED_MS = 2_000;
