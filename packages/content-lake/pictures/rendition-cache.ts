import { readdir, readFile, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { limits } from "../limits.ts";
import { isMissing, isUnfinished, writeFileSafely } from "../safe-file.ts";

/** Each original has a folder. Neither a folder nor all of them can grow without end. */
interface RenditionCache {
  find(original: string, name: string): Promise<Buffer<ArrayBuffer> | undefined>;
  store(original: string, name: string, bytes: Uint8Array): Promise<void>;
  remove(original: string): Promise<void>;
}

interface CacheLimits {
  bytesPerPicture: number;
  filesPerPicture: number;
  bytes: number;
}

export function createRenditionCache(
  folder: string,
  { bytesPerPicture, filesPerPicture, bytes: maxBytes }: CacheLimits = usualLimits,
): RenditionCache {
  // Checking every file pays only now and then. The first check is for what an earlier process left.
  let written = Number.POSITIVE_INFINITY;
  let isTidying = false;

  /** Nobody waits for it, because there may be a hundred thousand files. */
  async function tidyAll(): Promise<void> {
    if (isTidying) return;
    isTidying = true;
    while (written >= maxBytes / 20) {
      written = 0;
      // The next check meets again what cannot be removed now.
      await evict(await filesInFoldersOf(folder).catch(() => []), maxBytes).catch(() => undefined);
    }
    isTidying = false;
  }

  return {
    async find(original, name) {
      try {
        return await readFile(join(folder, original, name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async store(original, name, bytes) {
      await writeFileSafely(join(folder, original, name), bytes);
      await evict(await filesIn(join(folder, original)), bytesPerPicture, filesPerPicture);
      written += Math.max(bytes.byteLength, MIN_BYTES);
      void tidyAll();
    },
    remove: (original) => rm(join(folder, original), { recursive: true, force: true }),
  };
}

const usualLimits: CacheLimits = {
  bytesPerPicture: limits.renditionBytesPerPicture,
  filesPerPicture: limits.renditionsPerPicture,
  bytes: limits.renditionBytes,
};

interface CachedFile {
  path: string;
  size: number;
  modified: number;
}

/** The oldest files go, and those that were never finished. */
async function evict(
  files: readonly CachedFile[],
  maxBytes: number,
  maxFiles: number = Number.POSITIVE_INFINITY,
): Promise<void> {
  const newestFirst = files.toSorted((one, other) => other.modified - one.modified);
  let size = 0;
  for (const [at, { path, size: own, modified }] of newestFirst.entries()) {
    size += own;
    const isStray = isUnfinished(path) && modified < Date.now() - STRAY_AFTER_MS;
    if (size <= maxBytes && at < maxFiles && !isStray) continue;
    await rm(path, { force: true });
    // An empty folder goes as well. A folder with an unfinished file stays.
    await rmdir(dirname(path)).catch(() => undefined);
  }
}

/** Nobody writes one file for an hour. */
const STRAY_AFTER_MS = 60 * 60 * 1000;

/** A small file still takes a block of the disk and an entry of its folder. */
const MIN_BYTES = 16 * 1024;

async function filesInFoldersOf(folder: string): Promise<CachedFile[]> {
  const files: CachedFile[] = [];
  for (const name of await readdir(folder)) files.push(...(await filesIn(join(folder, name))));
  return files;
}

/** Files are read one after the other, because others read pictures meanwhile. */
async function filesIn(folder: string): Promise<CachedFile[]> {
  const files: CachedFile[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined)
      files.push({ path, size: Math.max(found.size, MIN_BYTES), modified: found.mtimeMs });
  }
  return files;
}
