import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

export async function readDatasetBytes(folder: string): Promise<{ file: string; bytes: Uint8Array }> {
  const file = join(folder, "data.ndjson");
  const found = await stat(file);
  // A named pipe would be read for ever.
  if (!found.isFile()) throw new Error(`${file}: is ${found.isDirectory() ? "a folder" : "no file"}`);
  return { file, bytes: await readFile(file) };
}
