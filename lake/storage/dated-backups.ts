import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isFromFuture } from "@trousseau/host/trusted-clock.ts";
import { isDated, readManifest } from "./backup-manifest.ts";

export type DatedBackup = {
  place: string;
  /** Undefined where an earlier version made the backup, or its manifest is damaged. */
  number: number | undefined;
  /** Undefined where the manifest is damaged, so that nobody can tell. */
  assets: readonly string[] | undefined;
  isFromFuture: boolean;
};

/** Returns the complete ones, the newest first. Their numbers say which is later, because any clock may have been wrong. */
export async function datedBackups(folder: string, now = new Date()): Promise<DatedBackup[]> {
  const names = (await readdir(folder).catch(() => [])).filter(isDated).toSorted();
  const backups = await Promise.all(names.map((name) => readDated(join(folder, name), now)));
  const ordered = backups
    .filter(({ number }) => number !== undefined)
    .toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
  // A backup without a number has its date alone. One from the future says nothing, and comes last of all.
  for (const backup of backups.filter(({ number }) => number === undefined)) {
    const next = ordered.findIndex(({ place, number }) => number !== undefined && place > backup.place);
    if (backup.isFromFuture) ordered.unshift(backup);
    else ordered.splice(next === -1 ? ordered.length : next, 0, backup);
  }
  return ordered.toReversed();
}

/** Whether it is known how old a backup is beside the others. */
export function isOrdered({ number, isFromFuture }: DatedBackup): boolean {
  return number !== undefined || !isFromFuture;
}

async function readDated(place: string, now: Date): Promise<DatedBackup> {
  const later = isFromFuture(dateOf(place), now.getTime());
  try {
    const { number, assets = [] } = (await readManifest(place)) ?? {};
    return { place, number, assets, isFromFuture: later };
  } catch {
    return { place, number: undefined, assets: undefined, isFromFuture: later };
  }
}

/** The time is in milliseconds since 1970. */
function dateOf(place: string): number {
  return Date.parse(place.slice(-DATE.length).replace(/(\d\d)-(\d\d)-(\d\d\.)/, "$1:$2:$3"));
}

const DATE = "2027-05-09T21-04-11.000Z";
