import type { Page } from "@playwright/test";

/** What Chromium says of requests that it does not even try, and the router of a script that did not come. */
export const OFFLINE = /ERR_INTERNET_DISCONNECTED|Loading chunk about/;

/** What is shown without a connection is fetched once the page works. */
export async function readyForNoConnection(page: Page) {
  await page.locator("#announcer").waitFor({ state: "attached" });
  await page.waitForFunction(() => {
    const arrived = performance.getEntriesByType("resource").map(({ name }) => name);
    return ["/js/error-screen-", "/js/list-without-response-", "/js/search-panel-"].every((part) =>
      arrived.some((name) => name.includes(part)),
    );
  });
}
