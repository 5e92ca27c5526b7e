import type { Page } from "@playwright/test";

/** What another page has stored meanwhile: this one was told of nothing, because Back brings it back as it was left. */
export async function comeBackTo(page: Page, stored: Record<string, string | null>) {
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }, stored);
}
