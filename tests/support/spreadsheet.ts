import Papa from "papaparse";
import type { CsvDialect } from "#model/tables/csv-dialect.ts";

/**
 * A spreadsheet that opens a table by a double click divides its lines at one separator alone, makes numbers of whatever looks like one, and
 * saves that.
 */
export function openedAndSaved(csv: string, { separator, decimal }: CsvDialect): string {
  const { data } = Papa.parse<string[]>(csv.replace("\uFEFF", ""), { delimiter: separator });
  const cells = data.map((row) => row.map((cell) => shown(cell, decimal)));
  return Papa.unparse(cells, { delimiter: separator });
}

/** Numbers lose their plus and their zeros, long ones become a power of ten, and brackets make them negative. */
function shown(cell: string, decimal: string): string {
  const [, bracket, sign, digits, cents = ""] = number.exec(cell.replaceAll(" ", "")) ?? [];
  if (digits === undefined || (cents !== "" && cents[0] !== decimal)) return cell;
  const value = Number(`${sign}${digits}${cents.replace(decimal, ".")}`) * (bracket ? -1 : 1);
  const text = digits.length > 11 ? value.toExponential(5).toUpperCase() : String(value);
  return text.replace(".", decimal);
}

const number = /^(\()?([+-]?)(\d+)([.,]\d+)?\)?$/;
