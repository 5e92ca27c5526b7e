import type { Page } from "@playwright/test";

/** What Chromium says of requests that it does not even try, and the router of a script that did not come. */
export const OFFLINE = /ERR_INTERNET_DISCONNECTED|Loading chunk about/;

/** What it takes to say that there is no connection comes after the page. */
export async function deferredModules(page: Page) {
  await page.locator("#announcer").waitFor({ state: "attached" });
  await page.waitForFunction(() => {
    const arrived = performance.getEntriesByType("resource").map(({ name }) => name);
    return ["/js/deferred-modules-", "/js/error-screen-"].every((part) =>
      arrived.some((name) => name.includes(part)),
    );
  });
}
