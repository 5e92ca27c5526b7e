import type { Page } from "@playwright/test";
import { hydrated } from "./journey.ts";

/** Opens a screen whose scripts are on their way until the returned function is called, which waits for them. */
export async function openWithoutScripts(page: Page, path: string) {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/static\/js\//, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor({ state: "attached" });
  return async () => {
    gate.resolve();
    await hydrated(page);
  };
}
