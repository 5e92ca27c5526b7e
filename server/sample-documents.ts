import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectPaths } from "./project-paths.ts";

/** The documents that the lake is seeded with, as they are written; none where the sample is not installed. */
export async function readSampleDocuments(): Promise<readonly unknown[]> {
  const lines = await readFile(join(projectPaths.content, "data.ndjson"), "utf8").catch(() => "");
  return lines
    .split("\n")
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}
