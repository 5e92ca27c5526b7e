import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { refuseUnknown } from "@trousseau/host/migrate.ts";
import { writeFileSafely } from "@trousseau/host/safe-file.ts";
import { isFromFuture } from "@trousseau/host/trusted-clock.ts";
import { ACCESS_FILE, accessMigrations } from "../access/access-database.ts";
import { isFields } from "../documents/document.ts";
import { assetsIn, assetsNamedIn } from "./backup-manifest.ts";
import { copyDatabase, documentMigrations } from "./database.ts";
import { datasetDigest, datasetFaults } from "./read-dataset.ts";

// Programs beside a lake ask these of its folder, whether or not the lake runs.

/** Throws one sentence where a newer lake, or another program, has written to the folder. */
export function refuseUnknownLake(folder: string): void {
  refuseUnknown(join(folder, "lake.sqlite"), documentMigrations);
  refuseUnknown(join(folder, ACCESS_FILE), accessMigrations);
}

/** Each sentence says what keeps an empty lake from beginning with a dataset. A lake that has begun reads none. */
export async function seedFaults(folder: string, dataset: string): Promise<string[]> {
  return (await readSeedRecord(folder)) === undefined ? await datasetFaults(dataset) : [];
}

/** It compares the dataset as it is now with what the lake began with. */
export async function isSeededFrom(folder: string, dataset: string): Promise<boolean> {
  const record = await readSeedRecord(folder);
  const digest = await datasetDigest(dataset).catch(() => undefined);
  return record !== undefined && record.sha256 === digest;
}

type SeedRecord = {
  folder: string;
  /** The same dataset may stand in another folder by now, and the folder may hold another. */
  sha256: string;
};

export const SEED_RECORD = "seeded-from.json";

/** Undefined stands for a lake that was filled otherwise. */
export async function readSeedRecord(folder: string): Promise<SeedRecord | undefined> {
  try {
    const record: unknown = JSON.parse(await readFile(join(folder, SEED_RECORD), "utf8"));
    if (!isFields(record) || typeof record.folder !== "string" || typeof record.sha256 !== "string")
      return undefined;
    return { folder: record.folder, sha256: record.sha256 };
  } catch {
    return undefined;
  }
}

export async function writeSeedRecord(folder: string, dataset: string): Promise<void> {
  const record: SeedRecord = { folder: dataset, sha256: await datasetDigest(dataset) };
  await writeFileSafely(join(folder, SEED_RECORD), Buffer.from(JSON.stringify(record)));
}

/** It lies beside the lake, and holds the time of the last backup that was complete. */
const LAST_BACKUP = "last-backup";

export async function writeLastBackup(folder: string, at = new Date()): Promise<void> {
  await writeFileSafely(join(folder, LAST_BACKUP), Buffer.from(at.toISOString()));
}

/** The time is in milliseconds since 1970, and undefined where none was made, or a wrong clock has dated it later than now. */
export async function readLastBackup(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, LAST_BACKUP), "utf8").catch(() => "");
  const time = Date.parse(text);
  return Number.isNaN(time) || isFromFuture(time, Date.now()) ? undefined : time;
}

/** The assets that documents of the lake name, and whose bytes it has lost. */
export async function lostAssets(folder: string): Promise<string[]> {
  const stored = new Set(await assetsIn(folder));
  return assetsNamedIn(join(folder, "lake.sqlite")).filter((path) => !stored.has(path));
}

export function copyDocuments(folder: string, file: string): void {
  copyDatabase(join(folder, "lake.sqlite"), file);
}
