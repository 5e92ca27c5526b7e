import type { Page } from "@playwright/test";

/** Chromium says this of requests that it does not even try, and the router of a script that did not come. */
export const OFFLINE = /ERR_INTERNET_DISCONNECTED|Loading chunk about/;

/** The page fetches what it shows without a connection once it works. */
export async function readyForNoConnection(page: Page) {
  await page.locator("#announcer").waitFor({ state: "attached" });
  await page.waitForFunction(() => {
    const arrived = performance.getEntriesByType("resource").map(({ name }) => name);
    return ["/js/error-screen-", "/js/list-without-response-", "/js/search-panel-"].every((part) =>
      arrived.some((name) => name.includes(part)),
    );
  });
}

/** Runs in the page: how many of its pictures did not come. */
export function tornPictures(): number {
  return [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length;
}
