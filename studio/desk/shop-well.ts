import { fetchFromShop } from "#studio/connection/fetch-from-shop.ts";

/** The part of the shop's own word on itself (server/health.ts) that its owner can do something about. */
type Health = {
  dresses: number | null;
  canStore: boolean;
  publicUrl?: string | null;
  enquiries?: { waiting: number; refused: number; reasons: readonly string[]; oldest: string | null } | null;
};

type Issue = {
  severity: "error" | "warning";
  id: string;
  type: string;
  name: string;
  message: string;
  path?: string;
};

export type ShopState = { health: Health; issues: readonly Issue[] };

export async function fetchShopState(token: string | undefined): Promise<ShopState> {
  const [health, checked] = await Promise.all([
    fetchFromShop("/healthz", token),
    fetchFromShop("/preview/issues", token),
  ]);
  const { issues }: Pick<ShopState, "issues"> = await checked.json();
  return { health: await health.json(), issues };
}

/** The troubles of the shop itself, one sentence each; none where all is well. */
export function troublesOf({ canStore, enquiries }: Health): string[] {
  const { waiting = 0, refused = 0, reasons = [], oldest = null } = enquiries ?? {};
  const since = oldest ? `, the first since ${new Date(oldest).toLocaleString()}` : "";
  const why = reasons.length > 0 ? ` The mail server says: ${reasons.join(" ")}` : "";
  return [
    ...(canStore ? [] : ["The shop cannot keep what visitors send: its disk may be full."]),
    ...(refused > 0 ? [`${counted(refused, "message")} could not be delivered.${why}`] : []),
    ...(waiting > refused ? [`${counted(waiting - refused, "message")} still on the way${since}.`] : []),
  ];
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
