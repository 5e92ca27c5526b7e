import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { log } from "#server/log.ts";
import { type PictureFile, readPictureFile, writePictureFile } from "./picture-file.ts";
import type { PictureHeaders } from "./picture-headers.ts";
import { createPictureIndex, type PictureCacheLimits } from "./picture-index.ts";
import type { PictureKey } from "./picture-key.ts";
import { scanPictures } from "./scan-pictures.ts";

/** Pictures that the content host has made, on the shop's own disk: they are shown while the host is down. */
export type PictureCache = {
  find(key: PictureKey): Promise<CachedPicture | undefined>;
  /** To be called before the request to the host: its response is not stored if a picture was deleted meanwhile. Never throws. */
  beginStore(key: PictureKey): (headers: PictureHeaders, picture: Buffer) => Promise<void>;
  /** Deletes every copy of an original. */
  remove(asset: string): Promise<void>;
  /** Deletes the copies of all originals but these. */
  retainOnly(assets: ReadonlySet<string>): Promise<void>;
};

export type CachedPicture = PictureFile & {
  path: string;
  /** The picture itself, where it is one of those that are requested all the time. */
  bytes: Buffer | undefined;
};

/** Pages name some 30 variants of a picture, of 50 KB each: 700 pictures. */
const usualLimits: PictureCacheLimits = { maxBytes: 1024 * 1024 * 1024, maxVariants: 80 };

/** What is requested all the time is read once: some 200 pictures of a list. Larger ones are streamed. In bytes. */
const MAX_HOT_BYTES = 8 * 1024 * 1024;
const LARGEST_HOT_BYTES = 256 * 1024;

export function openPictureCache(folder: string, limits: PictureCacheLimits = usualLimits): PictureCache {
  const hot = new LRUCache<string, Buffer>({
    maxSize: MAX_HOT_BYTES,
    maxEntrySize: LARGEST_HOT_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const index = createPictureIndex(folder, limits, (name) => hot.delete(name));
  const scanned = scan();
  let removals = 0;

  async function scan() {
    for (const { name, size } of await scanPictures(folder)) if (!index.has(name)) index.set(name, { size });
  }

  function remove(asset: string) {
    removals += 1;
    index.deleteAsset(asset);
  }

  async function bytesOf(name: string, { start, length }: PictureFile): Promise<Buffer | undefined> {
    if (length > LARGEST_HOT_BYTES) return undefined;
    const bytes = (await readFile(join(folder, name))).subarray(start);
    if (index.has(name)) hot.set(name, bytes);
    return bytes;
  }

  return {
    async find({ name }) {
      await scanned;
      const found = index.get(name);
      if (!found) return undefined;
      try {
        found.file ??= await readPictureFile(join(folder, name));
        const bytes = hot.get(name) ?? (await bytesOf(name, found.file));
        return { ...found.file, path: join(folder, name), bytes };
      } catch (error) {
        log("warning", "cached picture cannot be read", { error });
        index.delete(name);
        return undefined;
      }
    },
    beginStore({ name }) {
      const before = removals;
      return async (headers, picture) => {
        try {
          const file = await writePictureFile(join(folder, name), headers, picture);
          index.set(name, { size: file.start + file.length, file });
          if (removals !== before) index.delete(name);
        } catch (error) {
          log("warning", "picture not cached", { error });
        }
      };
    },
    async remove(asset) {
      await scanned;
      remove(asset);
    },
    async retainOnly(assets) {
      await scanned;
      for (const asset of index.assets()) if (!assets.has(asset)) remove(asset);
    },
  };
}
