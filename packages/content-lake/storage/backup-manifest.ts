import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { assetIds } from "../assets/asset-index.ts";
import lake from "../package.json" with { type: "json" };
import type { Report } from "../progress.ts";
import { hashOf, isMissing, isUnfinished, writeFileSafely } from "../safe-file.ts";
import { openForReading } from "./database.ts";

export const MANIFEST = "manifest.json";

/** It is written last, so that a backup which has one was completed. */
interface Manifest {
  /** The time, "2027-05-09T21:04:11.000Z". */
  made: string;
  /** Each backup of a folder has a higher one than those before, whatever the clock said. Archives, and earlier versions, have none. */
  number?: number | undefined;
  /** The content lake's. */
  version: string;
  /** SHA-256 of each file but the assets, by its path in the backup. */
  files: Record<string, string>;
  /** Paths such as "assets/images/{sha1}-1080x1350.jpg": each says what its bytes are. */
  assets: string[];
}

/** The dated backups of a folder share their assets; an older backup, and an archive, have their own. */
export function assetsOf(place: string): string {
  const own = join(place, "assets");
  return isDated(place) && !existsSync(own) ? join(dirname(place), "assets") : own;
}

/** "2027-05-09T21-04-11.000Z": such a name may stand on any disk. */
export function datedName(now: Date): string {
  return now.toISOString().replaceAll(":", "-");
}

export function isDated(place: string): boolean {
  return /(^|[\\/])\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/.test(place);
}

/** `files` are paths in the backup. */
export async function writeManifest(
  place: string,
  { files, assets, now, number }: { files: readonly string[]; assets: string[]; now: Date; number?: number },
): Promise<void> {
  const hashes = files.map(async (path) => [path, await hashOf(join(place, path), "sha256")] as const);
  const manifest: Manifest = {
    made: now.toISOString(),
    number,
    version: lake.version,
    files: Object.fromEntries(await Promise.all(hashes)),
    assets,
  };
  await writeFileSafely(join(place, MANIFEST), Buffer.from(JSON.stringify(manifest, undefined, 2)));
}

/** Undefined where there is none: older backups had no manifest. Throws where it is damaged. */
export async function readManifest(place: string): Promise<Manifest | undefined> {
  const file = join(place, MANIFEST);
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const manifest: unknown = await Promise.resolve(text)
    .then(JSON.parse)
    .catch(() => undefined);
  if (!isManifest(manifest)) throw new Error(`${file} is damaged.`);
  return manifest;
}

/** A stranger's manifest leads nowhere else. */
function isManifest(value: unknown): value is Manifest {
  if (typeof value !== "object" || value === null || !("files" in value) || !("assets" in value))
    return false;
  const { files, assets } = value;
  if (typeof files !== "object" || files === null || !Array.isArray(assets)) return false;
  if ("number" in value && !Number.isSafeInteger(value.number)) return false;
  return (
    Object.entries(files).every(([path, hash]) => isOwnPath(path) && typeof hash === "string") &&
    assets.every((path) => typeof path === "string" && isAssetPath(path))
  );
}

function isOwnPath(path: string): boolean {
  return /^[a-z]/.test(path) && !path.includes("..");
}

function isAssetPath(path: string): boolean {
  return /^assets\/(images|files)\/[0-9a-f]{40}[\w.-]*$/.test(path);
}

/** The paths of all that are whole, as a manifest names them. */
export async function assetsIn(folder: string): Promise<string[]> {
  const kinds = ["images", "files"].map(async (kind) => {
    const names = await readdir(join(folder, "assets", kind)).catch(() => []);
    return names.filter((name) => !isUnfinished(name)).map((name) => `assets/${kind}/${name}`);
  });
  return (await Promise.all(kinds)).flat();
}

/** The assets that documents of a lake.sqlite name, as paths in a backup. */
function assetsNamedIn(file: string): string[] {
  const database = openForReading(file);
  try {
    return assetIds(database).flatMap((id) => {
      const [, kind, name, ending] = /^(image|file)-(.+)-([a-z0-9]+)$/.exec(id) ?? [];
      return kind ? [`assets/${kind}s/${name}.${ending}`] : [];
    });
  } finally {
    database.close();
  }
}

/** Each sentence names a file that is missing, or is not as it was written. Every byte is read. */
export async function faultsOfBackup(place: string, report: Report): Promise<string[]> {
  const manifest = await readManifest(place);
  const assets = manifest?.assets ?? assetsNamedIn(join(place, "lake.sqlite"));
  const expected = [
    ...Object.entries(manifest?.files ?? {}).map(([path, hash]) => ({ path, hash, from: place })),
    ...assets.map((path) => ({ path, hash: "", from: dirname(assetsOf(place)) })),
  ];
  const faults: string[] = [];
  for (const [index, { path, hash, from }] of expected.entries()) {
    report({ step: "Reading every byte of the backup", current: index + 1, total: expected.length });
    const found = await hashOf(join(from, path), hash ? "sha256" : "sha1").catch(unlessMissing);
    if (found === undefined) faults.push(`${path} is missing`);
    else if (hash ? found !== hash : !path.includes(`/${found}`)) faults.push(`${path} is damaged`);
  }
  return faults;
}

/** The assets that documents of the backup name, and that the shop itself did not have. */
export async function lostBefore(place: string): Promise<string[]> {
  const { assets } = (await readManifest(place)) ?? {};
  const listed = new Set(assets);
  return assets ? assetsNamedIn(join(place, "lake.sqlite")).filter((path) => !listed.has(path)) : [];
}

/** The assets that documents of a lake name, and whose bytes it has lost. */
export async function lostAssets(folder: string): Promise<string[]> {
  const stored = new Set(await assetsIn(folder));
  return assetsNamedIn(join(folder, "lake.sqlite")).filter((path) => !stored.has(path));
}

function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}
