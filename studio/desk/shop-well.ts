import type { ShopHealth } from "#model/services/shop-health.ts";
import { fetchFromShop, fetchShopHealth } from "#studio/connection/fetch-from-shop.ts";

type Issue = {
  severity: "error" | "warning" | "hint";
  id: string;
  type: string;
  name: string;
  message: string;
  path?: string;
};

export type ShopState = { health: ShopHealth; issues: readonly Issue[] };

export async function fetchShopState(token: string | undefined): Promise<ShopState> {
  // The check comes first: it refuses a stranger, whom /healthz answers as it would a monitor.
  const checked = await fetchFromShop("/preview/issues", token);
  const { issues }: Pick<ShopState, "issues"> = await checked.json();
  return { health: await fetchShopHealth(token), issues };
}
