import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { log } from "#server/log.ts";
import { type PictureFile, readPictureFile, writePictureFile } from "./picture-file.ts";
import type { PictureHeaders } from "./picture-headers.ts";
import type { PictureKey } from "./picture-key.ts";
import { scanPictures } from "./scan-pictures.ts";

/** Pictures that the content host has made, on the shop's own disk: they are shown while the host is away. */
export type PictureCache = {
  find(key: PictureKey): Promise<CachedPicture | undefined>;
  /** To be called before the host is asked: what it answers is not kept if a picture was deleted meanwhile. Never throws. */
  beginStore(key: PictureKey): (headers: PictureHeaders, picture: Buffer) => Promise<void>;
  /** Deletes every copy of an original. */
  remove(asset: string): Promise<void>;
  /** Deletes the copies of all originals but these. */
  keepOnly(assets: ReadonlySet<string>): Promise<void>;
};

export type CachedPicture = PictureFile & {
  path: string;
  /** The picture itself, where it is one of those that are asked for all the time. */
  bytes: Buffer | undefined;
};

export type PictureCacheLimits = {
  /** Of all files. */
  mostBytes: number;
  /** Kept of one original: who counts through every width pushes out only that picture's own. */
  mostVariants: number;
};

/** Pages name some 30 variants of a picture, of 50 KB each: 700 pictures. */
const usualLimits: PictureCacheLimits = { mostBytes: 1024 * 1024 * 1024, mostVariants: 80 };

/** What a file takes at least: its name in memory, and a block of the disk. In bytes. */
const LEAST_BYTES = 16 * 1024;

/** What is asked for all the time is read once: some 200 pictures of a list. Larger ones are streamed. In bytes. */
const MOST_HOT_BYTES = 8 * 1024 * 1024;
const LARGEST_HOT_BYTES = 256 * 1024;

/** What is known of a file: nothing but its size, when it was only seen on the disk. Its name is "{asset}/{hash of the variant}". */
type Known = { size: number; file?: PictureFile | undefined };

export function openPictureCache(folder: string, { mostBytes, mostVariants } = usualLimits): PictureCache {
  const variants = new Map<string, Set<string>>();
  const hot = new LRUCache<string, Buffer>({
    maxSize: MOST_HOT_BYTES,
    maxEntrySize: LARGEST_HOT_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const known = new LRUCache<string, Known>({
    maxSize: mostBytes,
    sizeCalculation: ({ size }) => Math.max(size, LEAST_BYTES),
    dispose(_value, name, reason) {
      hot.delete(name);
      if (reason !== "set") forget(name);
    },
  });
  const scanned = scan();
  let removals = 0;

  async function scan() {
    for (const { name, size } of await scanPictures(folder)) if (!known.has(name)) remember(name, { size });
  }

  function remember(name: string, value: Known) {
    const asset = assetOf(name);
    const names = variants.get(asset) ?? new Set();
    variants.set(asset, names.add(name));
    known.set(name, value);
    const [oldest] = names;
    if (names.size > mostVariants && oldest) known.delete(oldest);
  }

  function forget(name: string) {
    const names = variants.get(assetOf(name));
    names?.delete(name);
    deleteFile(folder, name);
    if (names?.size === 0) variants.delete(assetOf(name));
  }

  function remove(asset: string) {
    removals += 1;
    for (const name of variants.get(asset) ?? []) known.delete(name);
  }

  async function bytesOf(name: string, { start, length }: PictureFile): Promise<Buffer | undefined> {
    if (length > LARGEST_HOT_BYTES) return undefined;
    const bytes = (await readFile(join(folder, name))).subarray(start);
    if (known.has(name)) hot.set(name, bytes);
    return bytes;
  }

  return {
    async find({ name }) {
      await scanned;
      const found = known.get(name);
      if (!found) return undefined;
      // What pages show is asked for again and again: it stays, whatever somebody else asks of the same picture.
      variants.get(assetOf(name))?.delete(name);
      variants.get(assetOf(name))?.add(name);
      try {
        found.file ??= await readPictureFile(join(folder, name));
        const bytes = hot.get(name) ?? (await bytesOf(name, found.file));
        return { ...found.file, path: join(folder, name), bytes };
      } catch (error) {
        log("warning", "kept picture cannot be read", { error });
        known.delete(name);
        return undefined;
      }
    },
    beginStore({ name }) {
      const before = removals;
      return async (headers, picture) => {
        try {
          const file = await writePictureFile(join(folder, name), headers, picture);
          remember(name, { size: file.start + file.length, file });
          if (removals !== before) known.delete(name);
        } catch (error) {
          log("warning", "picture not kept", { error });
        }
      };
    },
    async remove(asset) {
      await scanned;
      remove(asset);
    },
    async keepOnly(assets) {
      await scanned;
      for (const asset of [...variants.keys()]) if (!assets.has(asset)) remove(asset);
    },
  };
}

/** At once: a file of the same name may be written a moment later. A disk that refuses is no visitor's concern. */
function deleteFile(folder: string, name: string) {
  try {
    rmSync(join(folder, name), { force: true });
  } catch (error) {
    log("warning", "picture not deleted", { error });
  }
}

function assetOf(name: string): string {
  return name.split("/")[0] ?? name;
}
