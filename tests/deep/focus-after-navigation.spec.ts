import type { Page } from "@playwright/test";
import { cardOf, expect, test } from "#tests/support/journey.ts";

test("a new screen has the focus and says its title; Back is at its link", async ({ page }) => {
  await page.goto("/collection/tulle-dresses");
  await expect(announcer(page)).toBeAttached();
  await cardOf(page, "Aurélie").press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeFocused();
  await expect(announcer(page)).toHaveText(/^Aurélie/);

  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(announcer(page)).toHaveText("About us | Auvrane");

  await page.goBack();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "About us" })).toBeFocused();
  await expect(announcer(page)).toHaveText(/^Aurélie/);
});

test("a sort says how many dresses and in which order, and keeps the focus", async ({ page }) => {
  await page.goto("/collection/satin-dresses");
  const count = await page.getByText(/^\d+ products$/).textContent();
  await page.getByRole("button", { name: /Filter and Sort/ }).click();
  await page.getByRole("link", { name: "Price, low to high" }).click();
  await expect(announcer(page)).toHaveText(`${count}, price low to high`);
  await expect(page.getByRole("button", { name: /Filter and Sort/ })).toBeFocused();
});

test("what becomes of a search is said in a region that was there before", async ({ page }) => {
  await page.goto("/faq");
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  const field = page.getByRole("dialog", { name: "Search" }).getByRole("combobox");
  await expect(field).toBeVisible();
  await page.getByRole("status", { includeHidden: true }).evaluateAll((elements) => {
    for (const element of elements) element.setAttribute("data-was-there", "");
  });
  await field.fill("qqq");
  await expect(page.locator("[data-was-there]").filter({ hasText: "We found no dress for" })).toHaveCount(1);
});

function announcer(page: Page) {
  return page.locator("#announcer");
}
