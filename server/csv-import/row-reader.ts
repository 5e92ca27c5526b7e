import type { ParseResult } from "./cell-parsers.ts";
import { type ColumnKey, dressColumns } from "./dress-columns.ts";
import type { Fault, TableRow } from "./read-table.ts";

/** One line of the table, of which whatever cannot be read is noted among the faults. */
export type RowReader = {
  line: number;
  has(column: ColumnKey): boolean;
  /** Undefined where the cell is empty or cannot be read. */
  read<T>(column: ColumnKey, cell: (text: string) => ParseResult<T>): T | undefined;
  refuse(column: ColumnKey, message: string): void;
};

export function createRowReader({ line, cells }: TableRow, faults: Fault[]): RowReader {
  const said = new Set<string>();

  /** Once, however often the cell is read. */
  function refuse(column: ColumnKey, message: string) {
    const { heading } = dressColumns[column];
    if (said.has(heading + message)) return;
    said.add(heading + message);
    faults.push({ line, column: heading, message });
  }

  return {
    line,
    has: (column) => cells.has(dressColumns[column].heading),
    refuse,
    read(column, cell) {
      const text = cells.get(dressColumns[column].heading);
      if (text === undefined) return undefined;
      const reading = cell(text);
      if ("value" in reading) return reading.value;
      refuse(column, reading.fault);
      return undefined;
    },
  };
}
