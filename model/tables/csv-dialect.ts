import { houseCountry } from "#model/country.server.ts";
import { languageTag } from "#words/locale.ts";
import { guarded } from "./guarded-cell.ts";

/** A spreadsheet opens a table by a double click where these stand between its cells and before its cents. */
export type CsvDialect = { separator: "," | ";"; decimal: "." | "," };

/** Windows separates lists in these countries by semicolons, though a point stands before the cents. */
const withPoint = ["CH", "LI"];

/**
 * Windows has semicolons where a comma stands before the cents, and in Arabic (IcuLocaleData.cs of .NET lists them). A language without a
 * country leaves it to the label's telephone number.
 */
export function dialectOf(labelPhone: string, language = languageTag): CsvDialect {
  const country = houseCountry(language, labelPhone || undefined);
  const own = new Intl.Locale(language);
  const locale = own.region || !country ? own : localeIn(country);
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(0.5);
  const decimal = parts.some(({ type, value }) => type === "decimal" && value === ",") ? "," : ".";
  const isListed = decimal === "," || own.language === "ar" || withPoint.includes(country ?? "");
  return { separator: isListed ? ";" : ",", decimal };
}

/** The short form: numbers know "de-CH", and take "de-Latn-CH" for "de". */
function localeIn(country: string): Intl.Locale {
  return new Intl.Locale(`und-${country}`).maximize().minimize();
}

/** Excel misreads letters outside ASCII without this mark. */
const MARK = "\uFEFF";

/** A table of RFC 4180, but for its separator. No spreadsheet calculates what stands in it. */
export function csvOf(rows: readonly (readonly unknown[])[], { separator }: CsvDialect): string {
  const quoted = (cell: unknown) => `"${guarded(String(cell ?? "")).replaceAll('"', '""')}"`;
  return MARK + rows.map((row) => `${row.map(quoted).join(separator)}\r\n`).join("");
}
