import { rmSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { log } from "#server/log.ts";
import type { PictureFile } from "./picture-file.ts";

export type PictureCacheLimits = {
  /** Of all files. */
  maxBytes: number;
  /** Cached of one original: who counts through every width evicts only that picture's own. */
  maxVariants: number;
};

/** What is known of a file: nothing but its size, when it was only seen on the disk. */
type KnownFile = { size: number; file?: PictureFile | undefined };

/** The files in a folder, by name: "{asset}/{hash of the variant}". What is evicted is deleted from the disk. */
type PictureIndex = {
  has(name: string): boolean;
  /** Counts as use: what was requested last stays longest. */
  get(name: string): KnownFile | undefined;
  set(name: string, file: KnownFile): void;
  delete(name: string): void;
  deleteAsset(asset: string): void;
  assets(): string[];
};

/** What a file takes at least: its name in memory, and a block of the disk. In bytes. */
const MIN_BYTES = 16 * 1024;

export function createPictureIndex(
  folder: string,
  { maxBytes, maxVariants }: PictureCacheLimits,
  onDelete: (name: string) => void,
): PictureIndex {
  const variants = new Map<string, Set<string>>();
  const known = new LRUCache<string, KnownFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => Math.max(size, MIN_BYTES),
    dispose(_value, name, reason) {
      onDelete(name);
      if (reason !== "set") removeEntry(name);
    },
  });

  function removeEntry(name: string) {
    const names = variants.get(assetOf(name));
    names?.delete(name);
    deleteFile(folder, name);
    if (names?.size === 0) variants.delete(assetOf(name));
  }

  return {
    has: (name) => known.has(name),
    get(name) {
      const found = known.get(name);
      // What pages show is requested again and again: it stays, whatever somebody else asks of the same picture.
      const names = variants.get(assetOf(name));
      if (names?.delete(name)) names.add(name);
      return found;
    },
    set(name, file) {
      const asset = assetOf(name);
      const names = variants.get(asset) ?? new Set();
      variants.set(asset, names.add(name));
      known.set(name, file);
      const [oldest] = names;
      if (names.size > maxVariants && oldest) known.delete(oldest);
    },
    delete: (name) => void known.delete(name),
    deleteAsset(asset) {
      for (const name of variants.get(asset) ?? []) known.delete(name);
    },
    assets: () => [...variants.keys()],
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
