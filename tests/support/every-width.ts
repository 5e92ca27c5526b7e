import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll } from "./journey.ts";

/** Widths in pixels. 320 is the narrowest phone, and a screen of 1280 at 400 %. The last one is looked at once more. */
const widths = [1920, 1440, 768, 320, 390];

/** Axe finds nothing on the page as it opens and on a phone, and it is never wider than the screen. */
export async function expectAccessibleAtEveryWidth(page: Page) {
  // The fitting list has none before it is known what is on it.
  const headline = page.getByRole("heading", { level: 1 }).first();
  await expect(headline).toBeVisible();
  await expectAccessible(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expect(headline).toBeVisible();
  }
  await expectAccessible(page);
}
