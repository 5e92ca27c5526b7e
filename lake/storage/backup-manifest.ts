import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Report } from "@trousseau/host/progress.ts";
import { hashOf, isMissing, isUnfinished, writeFileSafely } from "@trousseau/host/safe-file.ts";
import { assetIds } from "../assets/asset-index.ts";
import lake from "../package.json" with { type: "json" };
import { openForReading } from "./database.ts";

export const MANIFEST = "manifest.json";

/** It is written last, so that a backup which has one was completed. */
type Manifest = {
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
};

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
  // A stranger's file, such as a Mac's .DS_Store, would make a manifest unreadable.
  return (await Promise.all(kinds)).flat().filter(isAssetPath);
}

/** The assets that documents of a lake.sqlite name, as paths in a backup. */
export function assetsNamedIn(file: string): string[] {
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
  const assets = (await readManifest(place))?.assets ?? assetsNamedIn(join(place, "lake.sqlite"));
  const faults = await faultsOfFiles(place);
  const folder = dirname(assetsOf(place));
  for (const [index, path] of assets.entries()) {
    report({ step: "Reading every byte of the backup", current: index + 1, total: assets.length });
    const state = await stateOfAsset(folder, path);
    if (state !== "whole") faults.push(`${path} is ${state}`);
  }
  return faults;
}

/** The files are those of the manifest, without the assets. */
export async function faultsOfFiles(place: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [path, hash] of Object.entries((await readManifest(place))?.files ?? {})) {
    const state = stateOf(await readHash(join(place, path), "sha256"), (actual) => actual === hash);
    if (state !== "whole") faults.push(`${path} is ${state}`);
  }
  return faults;
}

type State = "whole" | "damaged" | "missing";

/** An asset is named after its bytes. `folder` is a lake, or has backups. */
export async function stateOfAsset(folder: string, path: string): Promise<State> {
  return stateOf(await readHash(join(folder, path), "sha1"), (hash) => path.includes(`/${hash}`));
}

function stateOf(hash: string | undefined, isRight: (hash: string) => boolean): State {
  if (hash === undefined) return "missing";
  return isRight(hash) ? "whole" : "damaged";
}

/** Undefined where the file is missing. A disk that cannot read it any more has damaged it: its hash is none. */
async function readHash(file: string, algorithm: "sha1" | "sha256"): Promise<string | undefined> {
  try {
    return await hashOf(file, algorithm);
  } catch (error) {
    if (isMissing(error)) return undefined;
    if (error instanceof Error && "code" in error && DAMAGE.has(error.code)) return "none";
    throw error;
  }
}

/** The system says these of a disk that cannot read a file, and of a folder in its place. */
const DAMAGE = new Set<unknown>(["EIO", "EUCLEAN", "EBADMSG", "EISDIR"]);

/** The assets that documents of the backup name, and that the shop itself did not have. */
export async function lostBefore(place: string): Promise<string[]> {
  const { assets } = (await readManifest(place)) ?? {};
  const listed = new Set(assets);
  return assets ? assetsNamedIn(join(place, "lake.sqlite")).filter((path) => !listed.has(path)) : [];
}
