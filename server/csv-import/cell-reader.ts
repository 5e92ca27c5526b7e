import type { ParseResult } from "#model/tables/cell-parsers.ts";
import type { TableKind } from "#model/tables/dresses-table.ts";

/** A fault of the table: its row as a spreadsheet numbers it, from 1 for the header, and words for whoever fills it. */
export type Fault = { row: number; column?: string | undefined; message: string };

/** A row below the header has its cells by the columns' English headings. */
export type TableRow = { row: number; cells: ReadonlyMap<string, string> };

export type Table = {
  kind: TableKind;
  columns: readonly string[];
  rows: readonly TableRow[];
  faults: readonly Fault[];
  /** The fields that a new dress gets in Studio, because the table of another shop has none for them. */
  mayLack?: readonly string[];
  /** The table of another shop says more than a dress can hold: these tell what was left out. */
  notes?: readonly string[];
};

/** `Content`: what is there already. */
export type Column<T, Content> = {
  heading: string;
  read(text: string, content: Content): ParseResult<T>;
};

export function createCellReader<Content>({ row, cells }: TableRow, content: Content, faults: Fault[]) {
  const notedFaults = new Set<string>();
  let readable = cells;

  /** A fault is noted once, however often the cell is read. */
  function refuse({ heading }: { heading: string }, message: string) {
    if (notedFaults.has(heading + message)) return;
    notedFaults.add(heading + message);
    faults.push({ row, column: heading, message });
  }

  return {
    row,
    refuse,
    /** Undefined where the cell is empty or cannot be read. */
    read<T>(column: Column<T, Content>): T | undefined {
      const text = readable.get(column.heading);
      if (text === undefined) return undefined;
      const result = column.read(text, content);
      if ("value" in result) return result.value;
      refuse(column, result.fault);
      return undefined;
    },
    /** Leaves out all cells but these. */
    keep(news: TableRow["cells"]) {
      readable = news;
    },
  };
}

/** The fields that a row says something of. */
export function definedOf(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
