import { dateLocale } from "#words/locale.ts";

const tokens: Readonly<Record<string, string>> = { day: "DD", month: "MM", year: "YYYY" };

/** A day is typed as the shop's language writes it, "DD.MM.YYYY" in German. English writes it in two orders: there the year is first. */
export function dayFormat(locale: string = dateLocale): string {
  if (locale.startsWith("en")) return "YYYY-MM-DD";
  return new Intl.DateTimeFormat(locale, { dateStyle: "short" })
    .formatToParts(0)
    .map(({ type, value }) => tokens[type] ?? value.replace(/\p{Cf}/gu, ""))
    .join("");
}
