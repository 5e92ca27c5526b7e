import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** A visitor may have come to a dress from this list. */
export const PINK_TULLE = "/collection/tulle-dresses?sort=price-descending&colour=pink";

/** The links from a dress's page to those before and after it. */
export function besideDress(page: Page) {
  return page.getByRole("navigation", { name: "Other dresses in this list" });
}

/** Opens what is said of delivery, where the date is asked for. */
export async function openDelivery(page: Page) {
  await page.locator("summary", { hasText: "Delivery and your date" }).click();
}

export function breadcrumbOf(page: Page) {
  return page.getByRole("navigation", { name: "Breadcrumb" });
}

export async function expectBeside(page: Page, names: readonly string[]) {
  const links = besideDress(page).getByRole("link");
  await expect(links).toHaveCount(names.length);
  for (const [index, name] of names.entries()) await expect(links.nth(index)).toHaveAccessibleName(name);
}

export async function expectDress(page: Page, name: string) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}

export function seenBefore(page: Page) {
  return page.getByRole("region", { name: "Recently viewed" });
}

export async function expectWayBack(page: Page, list: string) {
  await expect(breadcrumbOf(page).getByRole("link").last()).toHaveAttribute("href", list);
}
