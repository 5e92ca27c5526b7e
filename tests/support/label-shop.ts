import { test as journey } from "./journey.ts";
import { openShop, type Shop } from "./shop.ts";

/** `openLabel` opens a shop of these documents, for one journey, and resolves with its address. */
export const test = journey.extend<{ openLabel: (documents: unknown[]) => Promise<string> }>({
  openLabel: async ({ page }, use) => {
    // The stand-in for a content host has no pictures: every one is an empty drawing.
    await page.route("**/images/**", (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg'/>" }),
    );
    const open: Shop[] = [];
    await use(async (documents) => {
      const shop = await openShop({}, { content: { documents } });
      open.push(shop);
      return shop.url;
    });
    // It may still be fetching ahead.
    await page.close();
    for (const { close } of open) await close();
  },
});
