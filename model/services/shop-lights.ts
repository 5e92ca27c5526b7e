import { t } from "@trousseau/words/translate.ts";
import { momentInWords } from "#model/days/day.ts";
import type { AlarmName, ShopHealth } from "./shop-health.ts";

/** One of the eight things that are watched, in a sentence; what is not well also says what to do, or leads to a tool. */
export type Light = { alarm: AlarmName; isWell: boolean; sentence: string; tool?: "check" | "people" };

/** `keepsBackups`: whether the reader makes them; nobody else is asked to. */
export function lightsOf(health: ShopHealth, keepsBackups: boolean): Light[] {
  const { lastBackup } = health.times;
  const backup = backupSentence(lastBackup ?? undefined);
  const lights: [AlarmName, well: string, wrong: string, tool?: Light["tool"]][] = [
    ["shop", t("Visitors can see the shop."), toldOf(t("Visitors cannot see the shop at the moment."))],
    [
      "publishing",
      t("What you publish shows at once."),
      toldOf(t("What you publish is slow to show at the moment. Visitors see what was there before.")),
    ],
    [
      "lake",
      t("The content is available to Studio."),
      toldOf(t("The content keeps dropping out. Messages are waiting, and none is lost.")),
    ],
    [
      "catalogue",
      t("Visitors see the dresses that you have published."),
      t("Most dresses disappeared at once, so visitors still see the earlier ones."),
      "check",
    ],
    ["messages", t("Messages from visitors reach you."), messagesIn(health)],
    [
      "disk",
      t("There is room on the disk."),
      toldOf(
        health.canStore
          ? t("The disk is almost full.")
          : t("The shop cannot keep what visitors send: its disk may be full."),
      ),
    ],
    ["backup", backup, backup, "people"],
    [
      "requests",
      t("Pages open quickly and without errors."),
      toldOf(t("Some pages fail or are slow to open.")),
    ],
  ];
  return lights.flatMap(([name, well, wrong, tool]) => {
    const rings = health.alarms[name];
    if (rings === undefined || (name === "backup" && !keepsBackups)) return [];
    // Nothing is well about a first backup that is not due yet: it is a step of the new label.
    if (name === "backup" && !rings && !lastBackup) return [];
    return { alarm: name, isWell: !rings, sentence: rings ? wrong : well, ...(rings && tool && { tool }) };
  });
}

/** Neither Studio nor an email helps against it. */
function toldOf(trouble: string): string {
  return `${trouble} ${t("If this persists, please tell whoever looks after its server.")}`;
}

function messagesIn({ enquiries }: ShopHealth): string {
  const { waiting = 0, refused = 0, reasons = [], oldest = null } = enquiries ?? {};
  const why =
    reasons.length > 0 ? t("The mail server says: {{reasons}}", { reasons: reasons.join(" ") }) : "";
  const sentences = [
    ...(refused > 0 ? [undelivered(refused), why] : []),
    ...(waiting > refused ? [onTheWay(waiting - refused, oldest)] : []),
  ];
  return toldOf(sentences.filter(Boolean).join(" "));
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

/** `last` is a moment, or in milliseconds since 1970. */
export function backupSentence(last: string | number | undefined): string {
  return last
    ? t("The last backup was made on {{moment}}.", {
        moment: momentInWords(last, { dateStyle: "long", timeStyle: "short" }),
      })
    : t("No backup has been made yet.");
}
