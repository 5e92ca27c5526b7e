import { expect, test } from "#tests/support/journey.ts";
import { expectDressPage, search } from "#tests/support/search-page.ts";

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
