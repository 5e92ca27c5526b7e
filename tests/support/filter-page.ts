import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

export const BRIDAL = "/collection/bridal-dresses";

export const dresses = (page: Page) =>
  page.getByRole("main").locator("li").getByRole("heading", { level: 2 });
export const box = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });
export const chip = (page: Page, name: string) => page.getByRole("link", { name: `Remove: ${name}` });
export const filterDialog = (page: Page) => page.getByRole("dialog", { name: "Filter and Sort" });

export async function openFilter(page: Page) {
  await page.getByRole("button", { name: /Filter and Sort/ }).click();
  await expect(filterDialog(page)).toBeVisible();
}

/** The box lies under its words. */
export async function tick(page: Page, name: RegExp) {
  await box(page, name).focus();
  await page.keyboard.press("Space");
  await expect(box(page, name)).toBeChecked();
}

export async function showDresses(page: Page) {
  await page.getByRole("button", { name: /^Show .*dress/ }).click();
}
