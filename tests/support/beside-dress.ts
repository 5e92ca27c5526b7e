import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Opens what is said of delivery, where the date is asked for. */
export async function openDelivery(page: Page) {
  await page.locator("summary", { hasText: "Delivery and your date" }).click();
}

export async function expectDress(page: Page, name: string) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}
