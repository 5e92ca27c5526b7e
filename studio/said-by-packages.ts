import { t } from "@trousseau/words/translate.ts";
import { dateLocale } from "#words/locale.ts";

// Packages of Sanity's hold these words in their code, without a key: words-in-language.ts puts ours in their places.
export const closeDialog = t("Close dialog");
export const clear = t("Clear");
export const open = t("Open");
export const releases = t("Releases");
export const versions = t("Choose drafts, what is published, or a release");
export const preview = t("The shop");
export const text = t("Text");
export const pageShown = t("Address of the page shown");
export const openIn = (tool = t("Atelier")) => t("Open in {{tool}}", { tool });

export const tooltips = {
  Back: t("Back"),
  Close: t("Close"),
  "Next month": t("Next month"),
  "Next year": t("Next year"),
  "Open menu": t("Open the menu"),
  "Previous month": t("Previous month"),
  "Previous year": t("Previous year"),
  Remove: t("Remove"),
  "Remove filter": t("Remove this filter"),
};

/** Any week does; this one begins on a Sunday, as Sanity's does. */
const namesOf = (count: number, time: (index: number) => number, options: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat(dateLocale, { ...options, timeZone: "UTC" });
  return Array.from({ length: count }, (_, index) => format(time(index)));
};

export const monthNames = namesOf(12, (month) => Date.UTC(2023, month), { month: "long" });
export const weekDayNames = namesOf(7, (day) => Date.UTC(2023, 0, 1 + day), { weekday: "narrow" });

export const dayInFull = (date: Date) => date.toLocaleDateString(dateLocale, { dateStyle: "full" });

type Tip = { content?: unknown } | null | undefined;

/** A button without a text is called as its tooltip says. */
export function namedByTip({ text }: { text?: unknown }, tip: Tip): { "aria-label"?: string } {
  return !text && typeof tip?.content === "string" ? { "aria-label": tip.content } : {};
}
