import { t } from "@trousseau/words/translate.ts";
import { houseCountry } from "#model/country.server.ts";
import { daysIn } from "#model/days/day.ts";
import { dateLocale, languageTag } from "#words/locale.ts";
import type { ParseResult } from "./cell-parsers.ts";

/**
 * Reads 2027-05-09, and a day as the shop's language or the label's country writes it: 09.05.2027 or 9/5/2027. One that could be two days
 * is refused. `labelPhone`: the digits of the label's number, or "".
 */
export function day(cell: string, { labelPhone }: { labelPhone: string }): ParseResult<string> {
  const [value, other] = daysIn(cell, dateLocale, houseCountry(languageTag, labelPhone));
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
