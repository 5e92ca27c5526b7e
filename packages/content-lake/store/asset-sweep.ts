import { statSync, unlinkSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { limits } from "../limits.ts";
import type { Log } from "../log.ts";
import type { AssetKind, AssetStore } from "./asset-files.ts";
import { type AssetIndex, assetIdOf } from "./asset-index.ts";
import type { History } from "./history.ts";

export interface SweepParts {
  assets: AssetStore;
  index: AssetIndex;
  history: Pick<History, "transactions">;
  /** Removes what was made of a picture. */
  forget: (file: string) => Promise<void>;
  log: Log;
  now?: () => number;
}

/** Removes the bytes of assets whose documents have been deleted for some days. Returns how many. */
export async function sweepAssets({ now = Date.now, ...parts }: SweepParts): Promise<number> {
  const before = now() - limits.deletedAssetDays.value * DAY_MS;
  let count = 0;
  for (const kind of ["image", "file"] as const) {
    const names = await readdir(parts.assets.folder(kind)).catch(() => []);
    for (const name of names) {
      if (!parts.index.has(kind, name) && (await removeAsset(kind, name, before, parts))) count += 1;
    }
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
  await parts.forget(file);
  // From here on nothing is waited for: an upload of the same bytes either finds them gone, or has just given them a new date.
  if (parts.index.has(kind, name) || statSync(file).mtimeMs > before) return false;
  unlinkSync(file);
  return true;
}

export interface AssetSweep {
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
