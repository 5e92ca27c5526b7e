import { statSync, unlinkSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { limits } from "../limits.ts";
import type { Log } from "../log.ts";
import type { AssetKind, AssetStore } from "./asset-files.ts";
import { type AssetIndex, assetIdOf } from "./asset-index.ts";
import type { History } from "./history.ts";
import { openReplacedDatabases } from "./replaced-databases.ts";

interface SweepParts {
  /** The data folder. */
  folder: string;
  assets: AssetStore;
  index: AssetIndex;
  history: Pick<History, "transactions">;
  /** Removes what was made of a picture. */
  removeRenditions: (file: string) => Promise<void>;
  log: Log;
  now?: () => number;
}

/**
 * Removes the bytes of assets that have had no document for some days. What a restore has put aside may be put back, so its assets stay
 * for as long as it does. Returns how many were removed. Throws when it cannot be told which those are.
 */
export async function sweepAssets({ now = Date.now, ...parts }: SweepParts): Promise<number> {
  const before = now() - limits.deletedAssetDays.value * DAY_MS;
  const putAside = await openReplacedDatabases(parts.folder);
  let count = 0;
  try {
    for (const kind of ["image", "file"] as const) {
      const names = await readdir(parts.assets.folder(kind)).catch(() => []);
      for (const name of names) {
        if (parts.index.has(kind, name) || putAside.has(assetIdOf(kind, name))) continue;
        if (await removeAsset(kind, name, before, parts)) count += 1;
      }
    }
  } finally {
    putAside.close();
  }
  if (count > 0) parts.log({ level: "info", message: "Removed the bytes of deleted assets", count });
  return count;
}

async function removeAsset(
  kind: AssetKind,
  name: string,
  before: number,
  parts: SweepParts,
): Promise<boolean> {
  const file = parts.assets.path(kind, name);
  if (statSync(file).mtimeMs > before) return false;
  const [last] = parts.history.transactions({
    documents: [assetIdOf(kind, name)],
    limit: 1,
    isNewestFirst: true,
  });
  if (last !== undefined && Date.parse(last.timestamp) > before) return false;
  await parts.removeRenditions(file);
  // From here on nothing is waited for: an upload of the same bytes either finds them gone, or has just given them a new date.
  if (parts.index.has(kind, name) || statSync(file).mtimeMs > before) return false;
  unlinkSync(file);
  return true;
}

interface AssetSweep {
  close(): void;
}

/** Sweeps at the start and from then on several times a day, until it is closed. */
export function startAssetSweep(parts: SweepParts): AssetSweep {
  let underWay = false;
  function sweep(): void {
    if (underWay) return;
    underWay = true;
    sweepAssets(parts)
      .catch((error) => parts.log({ level: "warn", message: "Deleted assets could not be removed", error }))
      .finally(() => {
        underWay = false;
      });
  }
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  timer.unref();
  sweep();
  return { close: () => clearInterval(timer) };
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const SWEEP_EVERY_MS = 6 * HOUR_MS;
