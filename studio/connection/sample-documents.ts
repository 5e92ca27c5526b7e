import written from "#content/data.ndjson?raw";
import type { Stored } from "#studio/desk/own-label.ts";

/** The sample label's documents, with which a dataset is seeded. */
export const sampleDocuments: readonly Stored[] = written
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line));
