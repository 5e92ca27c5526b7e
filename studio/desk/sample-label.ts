import sampleLines from "#sample/data.ndjson?raw";

export type Stored = { _id: string; _type: string; [field: string]: unknown };

/** The documents with which a dataset is seeded. */
export const sampleDocuments: readonly Stored[] = sampleLines
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line));
