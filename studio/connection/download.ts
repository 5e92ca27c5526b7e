import Papa from "papaparse";
import { guarded } from "#model/tables/guarded-cell.ts";

/** Excel misreads letters outside ASCII without this mark. */
const MARK = "\uFEFF";

/** A comma-separated file (RFC 4180). */
export function csvOf(rows: readonly (readonly unknown[])[]): string {
  const cells = rows.map((row) => row.map((cell) => guarded(String(cell ?? ""))));
  return `${Papa.unparse(cells, { quotes: true })}\r\n`;
}

export function downloadCsv(csv: string, name: string): void {
  download(new Blob([MARK, csv], { type: "text/csv;charset=utf-8" }), name);
}

/** The browser offers it as a file with this name. */
export function download(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
