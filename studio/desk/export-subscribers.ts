import type { SanityClient } from "sanity";
import { subscribersCsv } from "./subscribers-csv.ts";

const QUERY = '*[_type == "subscriber"] | order(confirmed)';

/** Saves the list as it is at this moment as a file. */
export async function exportSubscribers(client: SanityClient): Promise<void> {
  const documents: unknown = await client.fetch(QUERY, {}, { perspective: "raw" });
  const file = new Blob([subscribersCsv(documents)], { type: "text/csv;charset=utf-8" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `subscribers-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
