import { t } from "@trousseau/words/translate.ts";
import type { ShopHealth } from "#model/services/shop-health.ts";
import { workspace } from "./workspace.ts";

/** The shop asks who it is. Rejects with the shop's reason, and the status as `statusCode`, where it answers anything but a success. */
export async function fetchFromShop(
  path: string,
  token: string | undefined,
  { headers, ...init }: RequestInit = {},
): Promise<Response> {
  const response = await fetch(workspace.shopUrl + path, {
    ...init,
    headers: { ...headers, Authorization: `Bearer ${token}` },
  });
  if (response.ok) return response;
  const { error }: { error?: unknown } = await response.json().catch(() => ({}));
  const reason = error ?? t("The shop answered {{status}}.", { status: response.status });
  throw Object.assign(new Error(String(reason)), { statusCode: response.status });
}

export function postJson(body: object): RequestInit {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

/** Rejects where the shop takes whoever asks for a stranger: a content host that is slow does not tell it in time who that is. */
export async function fetchShopHealth(token: string | undefined): Promise<ShopHealth> {
  const health: ShopHealth | { ready: boolean } = await (await fetchFromShop("/healthz", token)).json();
  if ("alarms" in health) return health;
  throw new Error("The shop does not know who asks.");
}
