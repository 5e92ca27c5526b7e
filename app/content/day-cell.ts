import { isDay } from "#app/label/hours/day.ts";
import { plainDigits } from "#app/label/plain-digits.ts";
import { t } from "#app/label/translate.ts";
import { dateLocale } from "#words/locale.ts";
import type { ParseResult } from "./cell-parsers.ts";

/** Reads 2027-05-09, and a day as the shop's language writes it: 09.05.2027 or 9/5/2027. One that could be two days is refused. */
export function day(cell: string): ParseResult<string> {
  const [value, other] = daysIn(cell);
  if (value === undefined) return { fault: t("“{{cell}}” is not a date: write it as 2027-06-15", { cell }) };
  if (other === undefined) return { value };
  return {
    fault: t("“{{cell}}” can be read as {{day}} or as {{other}}: write the one that is meant", {
      cell,
      day: value,
      other,
    }),
  };
}

/** A spreadsheet may put a space behind each point. */
const yearFirst = /^(\d{4})([-./]) ?(\d{1,2})\2 ?(\d{1,2})$/;
const yearLast = /^(\d{1,2})([-./]) ?(\d{1,2})\2 ?(\d{4})$/;

/** Every day that a text can mean in a language, "en-GB", the likelier first. */
export function daysIn(text: string, locale: string = dateLocale): string[] {
  const written = plainDigits(text).trim();
  const [, y, , m = "", d = ""] = yearFirst.exec(written) ?? [];
  if (y !== undefined) return [dayOf(y, m, d)].filter(isDay);
  const [, first = "", sign = "", second = "", year] = yearLast.exec(written) ?? [];
  if (year === undefined) return [];
  const dayFirst = dayOf(year, second, first);
  // Nobody writes the month before a point, and English is written both ways, whatever country it is said to be of.
  const isSettled = sign === "." || (writesDayFirst(locale) && !locale.startsWith("en"));
  return [...new Set([dayFirst, ...(isSettled ? [] : [dayOf(year, first, second)])])].filter(isDay);
}

function dayOf(year: string, month: string, day: string): string {
  return [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}

function writesDayFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: "short" }).formatToParts(0);
  const types = parts.map(({ type }) => type);
  return types.indexOf("day") < types.indexOf("month");
}
