import { t } from "@trousseau/words/translate.ts";
import Papa from "papaparse";
import { oneLine } from "#model/tables/cell-parsers.ts";
import type { TableKind } from "#model/tables/dresses-table.ts";
import { unguarded } from "#model/tables/guarded-cell.ts";
import type { Fault, Table } from "./cell-reader.ts";
import { decodeTable } from "./decode-table.ts";
import { isOfShopify } from "./shopify-headings.ts";
import { readHeader } from "./table-kinds.ts";

/** A larger file is no table of dresses. In bytes. */
const LARGEST_FILE = 8 * 1024 * 1024;

/** The template has a fraction of these. */
const MOST_COLUMNS = 200;

/** A label has a tenth of these. The shop answers nobody while it reads them. */
export const MOST_ROWS = 5_000;

/** Each may bring a customer, a deletion of either takes two mutations, and content hosts take 10,000 of these at once. */
const MOST_BOOKINGS = 2_500;

/** A product of another shop has a row for each variant. */
const MOST_VARIANTS = 50_000;

const DELIMITERS = [",", ";", "\t"] as const;

/**
 * Spreadsheets read here what stands between the cells, and do not show it as a row. Some keep the line when they save with another
 * separator.
 */
const separatorLine = /^"?sep=(.)"?[;,\t]*\n/i;

/** Reads a table as spreadsheets save it: with commas, semicolons or tabs. `expectation`: its kind where its header does not tell. */
export function readTable(bytes: Uint8Array, expectation: TableKind = "dresses"): Table {
  const empty = { kind: expectation, columns: [], rows: [] };
  if (bytes.byteLength > LARGEST_FILE)
    return { ...empty, faults: [{ row: 1, message: t("the file is too large to be a table of dresses") }] };
  const decoded = decodeTable(bytes);
  if ("fault" in decoded) return { ...empty, faults: [{ row: 1, message: decoded.fault }] };
  const text = decoded.text.replace(/\r\n?/g, "\n");
  const [above = "", separator] = separatorLine.exec(text) ?? [];
  const { records, faults } = recordsIn(text.slice(above.length), separator);
  const [header, ...others] = records;
  if (!header) return { ...empty, faults: [{ row: 1, message: t("the table is empty") }] };
  if (header.cells.length > MOST_COLUMNS)
    return {
      ...empty,
      faults: [{ row: header.row, message: t("there are too many columns for a table of dresses") }],
    };
  const { kind, columns } = readHeader(header.cells, expectation);
  const mostOfKind = kind === "bookings" ? MOST_BOOKINGS : MOST_ROWS;
  const most = isOfShopify(columns) ? MOST_VARIANTS : mostOfKind;
  if (others.length > most)
    return {
      ...empty,
      faults: [{ row: header.row, message: t("there are more than {{most}} rows", { most }) }],
    };
  return {
    kind,
    columns: columns.filter(Boolean),
    rows: others.map(({ row, cells }) => ({ row, cells: named(columns, cells) })),
    faults: [
      ...faults,
      ...repeatedIn(header, columns),
      ...others.flatMap(({ row, cells }) =>
        cells.slice(columns.length).some(Boolean) || cells.some((cell, at) => cell && columns[at] === "")
          ? [{ row, message: t("there is text in a column that has no heading") }]
          : [],
      ),
    ],
  };
}

type TableRecord = { row: number; cells: readonly string[] };

/** A record is a row of the spreadsheet, however many line breaks its cells hold. Empty ones count, and are left out. */
function recordsIn(text: string, separator: string | undefined) {
  const records: TableRecord[] = [];
  const faults: Fault[] = [];
  let row = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text, separator),
    newline: "\n",
    step({ data, errors }) {
      row += 1;
      const cells = data.map((cell) => unguarded(cell.trim()));
      if (cells.some(Boolean)) records.push({ row, cells });
      // A mark that is not closed causes several errors, and the last says so.
      const error = errors.at(-1);
      if (error) faults.push({ row, message: quoteFaults[error.code] ?? t("the row cannot be read") });
    },
  });
  return { records, faults };
}

const quoteFaults: Readonly<{ [code: string]: string }> = {
  MissingQuotes: t("a quotation mark opens here and is never closed"),
  InvalidQuotes: t("a quotation mark inside a cell has to be written twice"),
};

/** The header's words hold none of these: what is named above separates the cells if it stands there, or else what stands there most. */
function delimiterOf(text: string, named: string | undefined): string {
  const [header = ""] = text.split("\n", 1);
  if (named && header.includes(named)) return named;
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).delimiter;
}

function named(columns: readonly string[], cells: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    columns.flatMap((column, at) => {
      const cell = cells[at];
      return column && cell ? [[column, cell]] : [];
    }),
  );
}

/** A column may stand there in the shop's language and, a second time, in English. */
function repeatedIn({ row, cells }: TableRecord, columns: readonly string[]): Fault[] {
  const repeated = new Set(columns.filter((column, at) => column && columns.indexOf(column) !== at));
  return Array.from(repeated, (column) => {
    const spellings = cells.filter((_cell, at) => columns[at] === column).map(oneLine);
    const [first = "", other] = new Set(spellings);
    const message =
      other === undefined || other.toLowerCase() === first.toLowerCase()
        ? t("appears twice")
        : t("appears twice, as “{{first}}” and as “{{other}}”: keep one of them", { first, other });
    return { row, column, message };
  });
}
