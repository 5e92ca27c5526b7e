import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The sample label: its documents, pictures and film. */
export const sampleFolder = join(import.meta.dirname, "../../content");

/** As they are written, in the form of an import: the same that a lake is seeded with. None where the sample is not installed. */
export const sampleDocuments: readonly unknown[] = readLines(join(sampleFolder, "data.ndjson"));

function readLines(file: string): unknown[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}
