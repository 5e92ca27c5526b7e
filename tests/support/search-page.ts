import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Opens the search on whatever page there is, and types. */
export async function search(page: Page, text: string) {
  const overlay = page.getByRole("dialog", { name: "Search" });
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  await overlay.getByRole("combobox").fill(text);
  return overlay;
}

/** The first Escape empties the field: browsers do so in every search field. */
export async function dismissSearch(page: Page) {
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
}

/** `name`: without accents. */
export async function expectDressPage(page: Page, name: string) {
  await expect(page).toHaveURL(`/product/${name.toLowerCase()}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}
