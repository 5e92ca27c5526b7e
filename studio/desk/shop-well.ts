import { workspace } from "#studio/connection/workspace.ts";

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
  const [health, { issues }] = await Promise.all([
    fetchJson<Health>("/healthz", token),
    fetchJson<Pick<ShopState, "issues">>("/preview/issues", token),
  ]);
  return { health, issues };
}

async function fetchJson<Answer>(path: string, token: string | undefined): Promise<Answer> {
  const response = await fetch(workspace.shopUrl + path, { headers: { Authorization: `Bearer ${token}` } });
  if (response.ok) return response.json();
  throw Object.assign(new Error(`The shop answered ${response.status}.`), { statusCode: response.status });
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
