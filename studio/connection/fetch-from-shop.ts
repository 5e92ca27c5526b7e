import type { ShopHealth } from "#app/label/shop-health.ts";
import { t } from "#app/label/translate.ts";
import { workspace } from "./workspace.ts";

/** The shop asks who it is. Rejects with the status as `statusCode` where it answers anything but a success. */
export async function fetchFromShop(path: string, token: string | undefined): Promise<Response> {
  const response = await fetch(workspace.shopUrl + path, { headers: { Authorization: `Bearer ${token}` } });
  if (response.ok) return response;
  throw Object.assign(new Error(t("The shop answered {{status}}.", { status: response.status })), {
    statusCode: response.status,
  });
}

/** Rejects where the shop takes whoever asks for a stranger: a content host that is slow does not tell it in time who that is. */
export async function fetchShopHealth(token: string | undefined): Promise<ShopHealth> {
  const health: ShopHealth | { ready: boolean } = await (await fetchFromShop("/healthz", token)).json();
  if ("alarms" in health) return health;
  throw new Error("The shop does not know who asks.");
}
