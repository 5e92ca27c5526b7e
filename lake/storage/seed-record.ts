import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { writeFileSafely } from "@trousseau/host/safe-file.ts";
import { isFields } from "../documents/document.ts";

type SeedRecord = {
  folder: string;
  /** The same dataset may stand in another folder by now, and the folder may hold another. */
  sha256: string;
};

export const SEED_RECORD = "seeded-from.json";

/** Undefined stands for a lake that was filled otherwise. */
export async function readSeedRecord(lakeFolder: string): Promise<SeedRecord | undefined> {
  try {
    const record: unknown = JSON.parse(await readFile(join(lakeFolder, SEED_RECORD), "utf8"));
    if (!isFields(record) || typeof record.folder !== "string" || typeof record.sha256 !== "string")
      return undefined;
    return { folder: record.folder, sha256: record.sha256 };
  } catch {
    return undefined;
  }
}

export async function writeSeedRecord(lakeFolder: string, folder: string): Promise<void> {
  const record: SeedRecord = { folder, sha256: await datasetDigest(folder) };
  await writeFileSafely(join(lakeFolder, SEED_RECORD), Buffer.from(JSON.stringify(record)));
}

export async function datasetDigest(folder: string): Promise<string> {
  const { bytes } = await readDatasetBytes(folder);
  return createHash("sha256").update(bytes).digest("hex");
}

/** A stranger's folder could link to a key of this machine, which would be published. Returns the real path. */
export async function within(folder: string, file: string): Promise<string> {
  const real = await realpath(file);
  if (!real.startsWith((await realpath(folder)) + sep)) throw new Error(`${file} leads out of the folder`);
  return real;
}

export async function readDatasetBytes(folder: string): Promise<{ file: string; bytes: Uint8Array }> {
  const file = join(folder, "data.ndjson");
  const found = await stat(await within(folder, file));
  // A named pipe would be read for ever.
  if (!found.isFile()) throw new Error(`${file}: is ${found.isDirectory() ? "a folder" : "no file"}`);
  return { file, bytes: await readFile(file) };
}
