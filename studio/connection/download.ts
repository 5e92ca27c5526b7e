import type { SanityClient } from "sanity";
import { labelPhoneOf } from "#model/customers/customer.ts";
import { csvOf, dialectOf } from "#model/tables/csv-dialect.ts";

/** A table as the spreadsheets of the label's country open it. */
export async function downloadRows(
  client: SanityClient,
  rows: readonly (readonly unknown[])[],
  name: string,
): Promise<void> {
  const settings = await client.fetch<unknown>('*[_id == "house"][0] {phone}', {}, { perspective: "raw" });
  downloadCsv(csvOf(rows, dialectOf(labelPhoneOf(settings))), name);
}

export function downloadCsv(csv: string, name: string): void {
  download(new Blob([csv], { type: "text/csv;charset=utf-8" }), name);
}

/** The browser offers it as a file with this name. */
export function download(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
