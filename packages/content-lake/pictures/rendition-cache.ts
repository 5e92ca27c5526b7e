import { readdir, readFile, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { limits } from "../limits.ts";
import { isUnfinished, writeFileSafely } from "../safe-file.ts";

/** Made pictures on disk: one folder for each original. Neither a folder nor all of them can grow without end. */
export interface RenditionCache {
  find(original: string, name: string): Promise<Buffer<ArrayBuffer> | undefined>;
  keep(original: string, name: string, bytes: Uint8Array): Promise<void>;
  /** Removes every rendition of an original. */
  forget(original: string): Promise<void>;
}

export interface CacheLimits {
  bytesPerPicture: number;
  bytes: number;
}

export function createRenditionCache(
  folder: string,
  { bytesPerPicture, bytes: mostBytes }: CacheLimits = usualLimits,
): RenditionCache {
  // Looking at every file is only worth it now and then; the first time is for what an earlier process has left.
  let written = Number.POSITIVE_INFINITY;

  return {
    async find(original, name) {
      try {
        return await readFile(join(folder, original, name));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
        throw error;
      }
    },
    async keep(original, name, bytes) {
      await writeFileSafely(join(folder, original, name), bytes);
      await evict(await filesIn(join(folder, original)), bytesPerPicture);
      written += bytes.byteLength;
      if (written < mostBytes / 20) return;
      written = 0;
      await evict(await filesInFoldersOf(folder), mostBytes);
    },
    forget: (original) => rm(join(folder, original), { recursive: true, force: true }),
  };
}

const usualLimits: CacheLimits = {
  bytesPerPicture: limits.renditionBytesPerPicture.value,
  bytes: limits.renditionBytes.value,
};

interface CachedFile {
  path: string;
  size: number;
  modified: number;
}

/** Removes what was made first, and what was never finished. */
async function evict(files: readonly CachedFile[], mostBytes: number): Promise<void> {
  const newestFirst = files.toSorted((one, other) => other.modified - one.modified);
  let size = 0;
  for (const { path, size: own, modified } of newestFirst) {
    size += own;
    const isStray = isUnfinished(path) && modified < Date.now() - STRAY_AFTER_MS;
    if (size <= mostBytes && !isStray) continue;
    await rm(path, { force: true });
    // An empty folder goes as well; one that something is being written into stays.
    await rmdir(dirname(path)).catch(() => undefined);
  }
}

/** Nobody writes one file for an hour. */
const STRAY_AFTER_MS = 60 * 60 * 1000;

async function filesInFoldersOf(folder: string): Promise<CachedFile[]> {
  const names = await readdir(folder);
  return (await Promise.all(names.map((name) => filesIn(join(folder, name))))).flat();
}

/** Another request may remove what was found: a file that is gone takes no room. */
async function filesIn(folder: string): Promise<CachedFile[]> {
  const names = await readdir(folder).catch(() => []);
  const paths = names.map((name) => join(folder, name));
  return Promise.all(
    paths.map(async (path) => {
      const found = await stat(path).catch(() => undefined);
      return { path, size: found?.size ?? 0, modified: found?.mtimeMs ?? 0 };
    }),
  );
}
