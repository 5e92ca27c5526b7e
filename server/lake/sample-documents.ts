import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The sample label: its documents, pictures and film. */
const sampleFolder = join(import.meta.dirname, "../../sample");

/**
 * The sample's documents in the form of an import, with which a lake is seeded. There are none where the sample is
 * not installed.
 */
export const sampleDocuments: readonly unknown[] = documentsIn(sampleFolder);

/** Reads a folder in the form of an import. */
export function documentsIn(folder: string): unknown[] {
  const file = join(folder, "data.ndjson");
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}
