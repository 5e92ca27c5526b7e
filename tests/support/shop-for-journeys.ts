import { seedData } from "./seeded-data.ts";
import { openShop } from "./shop.ts";

/**
 * Playwright passes this process's environment on to its workers: that is how they learn the address, and where the data is
 * that their own shops begin with.
 */
export default async function setup() {
  await seedData();
  const shop = await openShop({ TRUST_PROXY: "127.0.0.1" });
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATA = shop.dataFolder;
  return () => shop.close();
}
