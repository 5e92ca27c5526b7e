import Papa from "papaparse";
import { decodeTable } from "./decode-table.ts";

/** A fault of the table: its place, and words for whoever fills it. */
export type Fault = { line: number; column?: string | undefined; message: string };

/** A line below the header has its cells by the header's words. */
export type TableRow = { line: number; cells: ReadonlyMap<string, string> };

export type Table = { columns: readonly string[]; rows: readonly TableRow[]; faults: readonly Fault[] };

/** A larger file is no table of dresses. In bytes. */
const LARGEST_FILE = 8 * 1024 * 1024;

/** The template has a fraction of these. */
const MOST_COLUMNS = 200;

const DELIMITERS = [",", ";", "\t"] as const;

/** Spreadsheets read here what stands between the cells. Some keep the line when they save with another separator. */
const separatorLine = /^"?sep=(.)"?[;,\t]*\n/i;

/** Reads a table as spreadsheets save it: with commas, semicolons or tabs. */
export function readTable(bytes: Uint8Array): Table {
  const empty = { columns: [], rows: [] };
  if (bytes.byteLength > LARGEST_FILE)
    return { ...empty, faults: [{ line: 1, message: "the file is too large to be a table of dresses" }] };
  const decoded = decodeTable(bytes);
  if ("fault" in decoded) return { ...empty, faults: [{ line: 1, message: decoded.fault }] };
  const text = decoded.text.replace(/\r\n?/g, "\n");
  const [above = "", separator] = separatorLine.exec(text) ?? [];
  const { records, faults } = recordsIn(text.slice(above.length), separator, above === "" ? 1 : 2);
  const [header, ...others] = records;
  if (!header) return { ...empty, faults: [{ line: 1, message: "the table is empty" }] };
  if (header.cells.length > MOST_COLUMNS)
    return {
      ...empty,
      faults: [{ line: header.line, message: "there are too many columns for a table of dresses" }],
    };
  const columns = header.cells.map((cell) => oneLine(cell).toLowerCase());
  return {
    columns: columns.filter(Boolean),
    rows: others.map(({ line, cells }) => ({ line, cells: named(columns, cells) })),
    faults: [
      ...faults,
      ...repeated(columns).map((column) => ({ line: header.line, column, message: "stands there twice" })),
      ...others.flatMap(({ line, cells }) =>
        cells.slice(columns.length).some(Boolean) || cells.some((cell, at) => cell && columns[at] === "")
          ? [{ line, message: "there is text in a column that has no heading" }]
          : [],
      ),
    ],
  };
}

type TableRecord = { line: number; cells: readonly string[] };

/** A record has the line on which it begins, because a cell may hold line breaks. Empty ones are left out. */
function recordsIn(text: string, separator: string | undefined, firstLine: number) {
  const records: TableRecord[] = [];
  const faults: Fault[] = [];
  let [line, position] = [firstLine, 0];
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text, separator),
    newline: "\n",
    step({ data, errors, meta }) {
      const cells = data.map((cell) => cell.trim());
      if (cells.some(Boolean)) records.push({ line, cells });
      // A cell has one fault: one that is not closed has several errors, and the last says so.
      for (const [place, code] of new Map(errors.map(({ index, code }) => [index, code])))
        faults.push({
          line: line + breaksIn(text.slice(position, place)),
          message: quoteFaults[code] ?? "the line cannot be read",
        });
      line += breaksIn(text.slice(position, meta.cursor));
      position = meta.cursor;
    },
  });
  return { records, faults };
}

function breaksIn(text: string): number {
  return text.split("\n").length - 1;
}

const quoteFaults: Readonly<{ [code: string]: string }> = {
  MissingQuotes: "a quotation mark opens here and is closed nowhere",
  InvalidQuotes: "a quotation mark inside a cell has to be written twice",
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

function repeated(columns: readonly string[]): string[] {
  return [...new Set(columns.filter((column, at) => column && columns.indexOf(column) !== at))];
}

/** Spreadsheets break what is typed into a narrow cell. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
