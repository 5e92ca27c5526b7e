import type { Page } from "@playwright/test";

/** The stand-in for a content host (content-host.ts) has no pictures: every one is an empty drawing. */
export async function standInPictures(page: Page): Promise<void> {
  await page.route("**/images/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg'/>" }),
  );
}
