import { statSync, unlinkSync, utimesSync } from "node:fs";
import { readdir } from "node:fs/promises";
import type { Log } from "@trousseau/host/log.ts";
import {
  deletableOf,
  isFromFuture,
  mayDeleteMany,
  openClock,
  SOONEST_ARRIVAL,
} from "@trousseau/host/trusted-clock.ts";
import type { History } from "../documents/history.ts";
import { limits } from "../limits.ts";
import { openReplacedDatabases } from "../storage/finish-restore.ts";
import type { AssetKind, AssetStore } from "./asset-files.ts";
import { type AssetIndex, assetIdOf } from "./asset-index.ts";

type SweepParts = {
  folder: string;
  assets: AssetStore;
  index: AssetIndex;
  history: Pick<History, "transactions">;
  removeRenditions: (file: string) => Promise<void>;
  log: Log;
};

/** A trusted clock tells `now`. */
type Sweep = SweepParts & { now: number };

/**
 * Bytes go some days after their document. What a restore has put aside keeps its assets. Throws when it cannot be told which
 * those are.
 */
export async function sweepAssets(sweep: Sweep): Promise<number> {
  const before = sweep.now - limits.deletedAssetDays * DAY_MS;
  const { due, total } = await dueAssets(sweep, before);
  const most = deletableOf(due.length, total, mayDeleteMany());
  if (most < due.length)
    sweep.log({
      level: "warn",
      message:
        "More than a fifth of all assets would be removed: one is, and the rest waits for MAY_DELETE_MANY=true",
      count: due.length,
    });
  let count = 0;
  for (const { kind, name } of due.slice(0, most))
    if (await removeAsset(kind, name, before, sweep)) count += 1;
  if (count > 0) sweep.log({ level: "info", message: "Removed the bytes of deleted assets", count });
  return count;
}

type Asset = { kind: AssetKind; name: string };

async function dueAssets(sweep: Sweep, before: number): Promise<{ due: Asset[]; total: number }> {
  const putAside = await openReplacedDatabases(sweep.folder);
  const due: Asset[] = [];
  let total = 0;
  try {
    for (const kind of ["image", "file"] as const) {
      const names = await readdir(sweep.assets.folder(kind)).catch(() => []);
      total += names.length;
      for (const name of names) {
        if (sweep.index.has(kind, name) || putAside.has(assetIdOf(kind, name))) continue;
        if (lastUse(kind, name, sweep) <= before) due.push({ kind, name });
      }
    }
  } finally {
    putAside.close();
  }
  return { due, total };
}

/** An asset is in use until its document changes or goes. An impossible date counts as now, and is set to it. */
function lastUse(kind: AssetKind, name: string, { assets, history, now }: Sweep): number {
  const file = assets.path(kind, name);
  const documents = [assetIdOf(kind, name)];
  const [last] = history.transactions({ documents, limit: 1, isNewestFirst: true });
  const modified = statSync(file).mtimeMs;
  const time = Math.max(modified, Date.parse(last?.timestamp ?? "") || 0);
  if (time >= SOONEST_ARRIVAL && !isFromFuture(modified, now)) return time;
  utimesSync(file, new Date(now), new Date(now));
  return now;
}

async function removeAsset(
  kind: AssetKind,
  name: string,
  before: number,
  parts: SweepParts,
): Promise<boolean> {
  const file = parts.assets.path(kind, name);
  await parts.removeRenditions(file);
  // Nothing below waits: an upload of the same bytes finds them gone, or has just given them a new date.
  if (parts.index.has(kind, name) || statSync(file).mtimeMs > before) return false;
  unlinkSync(file);
  return true;
}

/** Returns the function that ends the sweeps. */
export function startAssetSweep(parts: SweepParts): () => void {
  let underWay = false;
  const clock = openClock(parts.folder, (last, now) =>
    parts.log({
      level: "warn",
      message:
        "The clock has jumped: nothing is deleted, and no release published, until it has gone on evenly for a day",
      last: last.toISOString(),
      now: now.toISOString(),
    }),
  );
  function sweep(): void {
    if (underWay) return;
    underWay = true;
    sweepNow()
      .catch((error) => parts.log({ level: "warn", message: "Deleted assets could not be removed", error }))
      .finally(() => {
        underWay = false;
      });
  }
  async function sweepNow(): Promise<void> {
    const now = clock.now();
    if (now !== undefined) await sweepAssets({ ...parts, now });
  }
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  timer.unref();
  sweep();
  return () => clearInterval(timer);
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const SWEEP_EVERY_MS = 6 * HOUR_MS;
