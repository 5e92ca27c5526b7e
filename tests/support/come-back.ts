import type { Page } from "@playwright/test";

/** Another page has stored something meanwhile. This one was not told, because Back brings it back as it was left. */
export async function comeBackTo(page: Page, stored: Record<string, string | null>) {
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }, stored);
}
