import { readdir, readFile, stat, utimes } from "node:fs/promises";
import { extname, join } from "node:path";
import { limits } from "../limits.ts";
import type { Log } from "../log.ts";
import { isRecording, removeOrigin } from "../pictures/remove-origin.ts";
import { writeFileSafely } from "../safe-file.ts";
import type { AssetStore } from "./asset-files.ts";

interface OriginsOptions {
  folder: string;
  assets: Pick<AssetStore, "folder">;
  log: Log;
}

/**
 * Earlier versions and restores may have stored unsearched files. A changed file keeps its name, by which documents know it, and
 * its time, by which its renditions stay.
 */
export function createAssetOrigins({ folder, assets, log }: OriginsOptions) {
  const startedAt = Date.now();
  const marker = join(folder, ORIGINS_REMOVED);
  const since = readFile(marker, "utf8").then(
    // A future time came from a wrong clock.
    (text) => (Date.parse(text) <= startedAt ? Date.parse(text) : 0),
    () => 0,
  );
  const underWay = new Map<string, Promise<boolean>>();
  let isFinished = false;
  let isClosed = false;

  async function look(file: string): Promise<boolean> {
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile() || found.ctimeMs <= (await since) || found.ctimeMs > startedAt + SECOND_MS)
      return false;
    if (!(await isRecording(file))) return false;
    const end = AbortSignal.timeout(limits.describeSeconds * 1000);
    const isChanged = await removeOrigin(file, extname(file).slice(1), end);
    if (isChanged) await utimes(file, found.atime, found.mtime);
    return isChanged;
  }

  /** A picture that cannot be searched is still shown. */
  function lookOnce(file: string): Promise<boolean> {
    const known =
      underWay.get(file) ??
      look(file).catch((error: unknown) => {
        log({
          level: "warn",
          message: "A picture could not be looked through for where it was taken",
          error,
        });
        return false;
      });
    underWay.set(file, known);
    return known;
  }

  async function note(): Promise<void> {
    const time = Buffer.from(`${new Date(startedAt).toISOString()}\n`);
    await writeFileSafely(marker, time).catch((error: unknown) =>
      log({
        level: "warn",
        message: "It could not be noted that all pictures have been looked through",
        error,
      }),
    );
  }

  return {
    /** Resolves when the file may be sent: it no longer says where it was taken. */
    async remove(file: string): Promise<void> {
      if (!isFinished) await lookOnce(file);
    },
    async removeFromAll(): Promise<void> {
      const files = [...(await filesIn(assets.folder("image"))), ...(await filesIn(assets.folder("file")))];
      let count = 0;
      for (const file of files) {
        if (isClosed) return;
        if (await lookOnce(file)) count += 1;
      }
      isFinished = true;
      underWay.clear();
      if (count > 0) log({ level: "info", message: REMOVED, count });
      if (files.length > 0) await note();
    },
    close(): void {
      isClosed = true;
    },
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.map((name) => join(folder, name));
}

const REMOVED = "Removed from older pictures where they were taken, and with which camera";

/** Files have finer times than the clock, and some disks have coarser ones. */
const SECOND_MS = 1000;

/** This file in the lake's folder says by when all stored files were searched. A search for more has a new name. */
export const ORIGINS_REMOVED = "origins-removed-2";
