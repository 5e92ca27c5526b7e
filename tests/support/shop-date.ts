import type { Page } from "@playwright/test";

/** Verdicts go by the date of the shop, which asks nobody's clock but its own: here it tells the one of the device. */
export async function setShopDate(page: Page, today: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${today}T12:00:00`));
  await page.route("**/rental.json", (route) => route.fulfill({ json: { today, dresses: {} } }));
}
