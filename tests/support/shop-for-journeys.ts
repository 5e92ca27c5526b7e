import { openShop } from "./shop.ts";

/** Playwright passes this process's environment on to its workers: that is how they learn the address. */
export default async function setup() {
  const shop = await openShop();
  process.env.SHOP_URL = shop.url;
  return async () => {
    await shop.close();
  };
}
