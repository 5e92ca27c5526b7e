import { openContentHost } from "./content-host.ts";
import { test as journey } from "./journey.ts";
import { openShop } from "./shop.ts";
import { standInPictures } from "./stand-in-pictures.ts";

/** `openLabel` opens a shop of these documents, for one journey, and resolves with its address. */
export const test = journey.extend<{ openLabel: (documents: unknown[]) => Promise<string> }>({
  openLabel: async ({ page }, use) => {
    await standInPictures(page);
    const open: { close: () => Promise<unknown> }[] = [];
    await use(async (documents) => {
      const host = await openContentHost({ documents });
      open.unshift(host);
      const shop = await openShop({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
      open.unshift(shop);
      return shop.url;
    });
    // It may still be fetching ahead.
    await page.close();
    for (const { close } of open) await close();
  },
});
