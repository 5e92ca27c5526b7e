import { momentInWords } from "#app/label/hours/day.ts";
import { t } from "#app/label/translate.ts";
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
  const why =
    reasons.length > 0 ? t("The mail server says: {{reasons}}", { reasons: reasons.join(" ") }) : "";
  return [
    ...(canStore ? [] : [t("The shop cannot keep what visitors send: its disk may be full.")]),
    ...(refused > 0 ? [`${undelivered(refused)} ${why}`.trim()] : []),
    ...(waiting > refused ? [onTheWay(waiting - refused, oldest)] : []),
  ];
}

function undelivered(count: number): string {
  return t("{{count}} messages could not be delivered.", {
    count,
    defaultValue_one: "{{count}} message could not be delivered.",
  });
}

function onTheWay(count: number, oldest: string | null): string {
  if (!oldest)
    return t("{{count}} messages are still on the way.", {
      count,
      defaultValue_one: "{{count}} message is still on the way.",
    });
  return t("{{count}} messages are still on the way, the first since {{moment}}.", {
    count,
    moment: momentInWords(oldest),
    defaultValue_one: "{{count}} message is still on the way, the first since {{moment}}.",
  });
}
