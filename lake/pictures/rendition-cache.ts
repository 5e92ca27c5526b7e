import { createReadStream, type ReadStream } from "node:fs";
import { type FileHandle, open, readdir, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isMissing, isUnfinished, writeFileSafely } from "@trousseau/host/safe-file.ts";
import { formats } from "./transform-options.ts";

/** Whole files in memory would be one for each request that nobody reads. */
export type CachedRendition = {
  size: number;
  stream(): ReadStream;
};

type CacheLimits = {
  bytesPerPicture: number;
  filesPerPicture: number;
  bytes: number;
};

/** Each original has a folder. Neither a folder nor all of them can grow without end. */
export function createRenditionCache(
  folder: string,
  { bytesPerPicture, filesPerPicture, bytes: maxBytes }: CacheLimits,
) {
  // Checking every file pays only now and then. The first check is for what an earlier process left.
  let bytesSinceCheck = Number.POSITIVE_INFINITY;
  let isTidying = false;

  /** Nobody waits for it, because there may be a hundred thousand files. */
  async function tidyAll(): Promise<void> {
    if (isTidying) return;
    isTidying = true;
    while (bytesSinceCheck >= maxBytes / 20) {
      bytesSinceCheck = 0;
      // The next check meets again what cannot be removed now.
      await evictEachKind(await filesInFoldersOf(folder).catch(() => []), maxBytes).catch(() => undefined);
    }
    isTidying = false;
  }

  return {
    /** A file that a disk or a crash has cut counts as none. */
    async find(original: string, name: string): Promise<CachedRendition | undefined> {
      const path = join(folder, original, name);
      const handle = await open(path).catch(undefinedIfMissing);
      return handle && (await readWhole(handle, path).finally(() => handle.close()));
    },
    async store(original: string, name: string, bytes: Uint8Array): Promise<void> {
      await writeFileSafely(join(folder, original, name), withLength(bytes));
      await evictEachKind(await filesIn(join(folder, original)), bytesPerPicture, filesPerPicture);
      bytesSinceCheck += Math.max(bytes.byteLength, MIN_BYTES);
      void tidyAll();
    },
    remove: (original: string) => rm(join(folder, original), { recursive: true, force: true }),
  };
}

/** A file begins with the length of what follows. */
const LENGTH_BYTES = 4;

function withLength(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes.byteLength);
  return Buffer.concat([length, bytes]);
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

async function readWhole(handle: FileHandle, path: string): Promise<CachedRendition | undefined> {
  const { buffer } = await handle.read(Buffer.alloc(LENGTH_BYTES), 0, LENGTH_BYTES, 0);
  const size = (await handle.stat()).size - LENGTH_BYTES;
  if (size < 0 || size !== buffer.readUInt32BE()) return undefined;
  return { size, stream: () => createReadStream(path, { start: LENGTH_BYTES }) };
}

type CachedFile = {
  path: string;
  size: number;
  modified: number;
};

/** Renditions made ahead have as much room of their own: a stranger who asks for one size after another would remove them. */
async function evictEachKind(
  files: readonly CachedFile[],
  maxBytes: number,
  maxFiles: number = Number.POSITIVE_INFINITY,
): Promise<void> {
  const isAhead = ({ path }: CachedFile) => path.endsWith(`.${formats.avifAhead.extension}`);
  await evict(files.filter(isAhead), maxBytes, maxFiles);
  await evict(
    files.filter((file) => !isAhead(file)),
    maxBytes,
    maxFiles,
  );
}

/** The oldest files go, and those that were never finished. */
async function evict(files: readonly CachedFile[], maxBytes: number, maxFiles: number): Promise<void> {
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
    const file = await stat(path).catch(() => undefined);
    if (file !== undefined)
      files.push({ path, size: Math.max(file.size, MIN_BYTES), modified: file.mtimeMs });
  }
  return files;
}
