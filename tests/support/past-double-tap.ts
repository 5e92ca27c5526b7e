import type { Page } from "@playwright/test";

/** More than app/site/inline-boot-script.ts takes for a double tap, in milliseconds. */
const LATER_MS = 600;

/** For a tap at the place of the last one that is meant as one of its own. */
export async function pastDoubleTap(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((later) => performance.now() > later, since + LATER_MS);
}
