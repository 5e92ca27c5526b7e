import { t } from "@trousseau/words/translate.ts";
import { bookingColumns } from "#model/tables/booking-columns.ts";
import { customerColumns } from "#model/tables/customer-columns.ts";
import { type TableKind, tableKinds } from "#model/tables/dresses-table.ts";
import { columnReader, type Heading, shownHeading } from "#model/tables/table-headings.ts";
import { translationColumns } from "#model/tables/translation-columns.ts";
import { separated } from "#words/locale.ts";
import type { Fault, Table } from "./cell-reader.ts";
import { headings as ofDresses } from "./dress-columns.ts";
import { dressTranslations } from "./dress-translations.ts";

/** The headings of each kind stand in the order of its columns. */
const headings: Record<TableKind, readonly Heading[]> = {
  dresses: ofDresses,
  bookings: Object.values(bookingColumns),
  customers: Object.values(customerColumns),
  translations: Object.values(translationColumns),
};

/** Two kinds may call their columns by one word in another language: a header is read by the headings of its own kind. */
const readers = {
  dresses: columnReader(headings.dresses, dressTranslations),
  bookings: columnReader(headings.bookings),
  customers: columnReader(headings.customers),
  translations: columnReader(headings.translations),
};

/**
 * The kind that knows most of a header's words, with the columns under their English headings. `expectation`: the kind of a header that fits
 * several alike, or none.
 */
export function readHeader(cells: readonly string[], expectation: TableKind) {
  const readings = [expectation, ...tableKinds].map((kind) => {
    const columns = cells.map(readers[kind]);
    return { kind, columns, matches: columns.filter((column) => isOf(kind, column)).length };
  });
  const { kind, columns } = readings.reduce((best, next) => (next.matches > best.matches ? next : best));
  return { kind, columns };
}

function isOf(kind: TableKind, column: string): boolean {
  const isTranslation = kind === "dresses" && dressTranslations.some(({ heading }) => heading === column);
  return isTranslation || headings[kind].some((heading) => heading === column);
}

const shownNames: ReadonlyMap<string, string> = new Map([
  ...Object.values(headings)
    .flat()
    .map((heading) => [heading, shownHeading(heading)] as const),
  ...dressTranslations.map(({ heading, ownHeading }) => [heading, ownHeading] as const),
]);

/** The heading in the shop's language; what is no heading stays as it is. */
export function shownColumn(column: string): string {
  return shownNames.get(column) ?? column;
}

/** A header of another program has dozens, and a few say which it is. */
const MOST_NAMED = 6;

/** A heading may be a whole sentence. In UTF-16 units. */
const LONGEST_NAME = 24;

/** One fault for all of them. */
export function unknownColumns({ kind, columns }: Table): Fault[] {
  const unknown = columns.filter((column) => !isOf(kind, column));
  if (unknown.length === 0) return [];
  const number = unknown.length - MOST_NAMED;
  const names = unknown.slice(0, MOST_NAMED).map((column) => column.slice(0, LONGEST_NAME));
  const message = wooCommerce.every((column) => columns.includes(column))
    ? t(
        "this is an export of WooCommerce. Write the empty table with --template, and copy name, price, description and whatever else you need into its columns.",
      )
    : t("these are no columns of this table: {{unknown}}. Its columns are: {{columns}}", {
        unknown: separated([...names, ...(number > 0 ? [t("and {{number}} more", { number })] : [])]),
        columns: separated(headings[kind].map(shownHeading)),
      });
  return [{ row: 1, message }];
}

/** No other shop's export has both. */
const wooCommerce = ["sku", "regular price"];
