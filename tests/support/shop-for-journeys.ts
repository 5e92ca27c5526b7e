import { seedData } from "./seeded-data.ts";
import { openShop } from "./shop.ts";

/**
 * Playwright's workers inherit this process's environment, and learn from it the address and the data of their own
 * shops.
 */
export default async function setup() {
  await seedData();
  const shop = await openShop({ TRUST_PROXY: "127.0.0.1" });
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATA = shop.dataFolder;
  return () => shop.close();
}
