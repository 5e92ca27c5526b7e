import type { Page } from "@playwright/test";

/** All that a page sends, as it goes on; also what it counts of a visit, as a browser does that nobody drives. */
export async function recordSent(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false, configurable: true }),
  );
  page.on("request", (request) =>
    sent.push(`${request.url()} ${request.postData() ?? ""} ${JSON.stringify(request.headers())}`),
  );
  return sent;
}
