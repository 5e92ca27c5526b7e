import type { Page } from "@playwright/test";
import { expect, partHydrated } from "./journey.ts";

export async function openFinder(page: Page) {
  await page.goto("/product/aurelie?colour=sage");
  return openFinderHere(page);
}

export async function openFinderHere(page: Page) {
  await finderReady(page);
  await page.getByRole("link", { name: "Find your size" }).click();
  const finder = page.getByRole("dialog", { name: "Find your size" });
  await expect(finder).toBeVisible();
  return finder;
}

/** The link leads to another page until this one works. */
export async function finderReady(page: Page) {
  await partHydrated(page.getByRole("link", { name: "Find your size" }));
}

export async function measure(page: Page, entries: Record<string, string>) {
  for (const [name, text] of Object.entries(entries)) await page.getByRole("textbox", { name }).fill(text);
}

export async function findSize(page: Page) {
  await page.getByRole("button", { name: "Find my size" }).click();
}
