import { readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeFileSafely } from "../safe-file.ts";

/** Made pictures on disk: one folder for each original, none of which can grow without end. */
export interface RenditionCache {
  find(original: string, name: string): Promise<Buffer<ArrayBuffer> | undefined>;
  keep(original: string, name: string, bytes: Uint8Array): Promise<void>;
}

export function createRenditionCache(
  folder: string,
  mostBytesPerOriginal = MOST_BYTES_PER_ORIGINAL,
): RenditionCache {
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
      const file = join(folder, original, name);
      await writeFileSafely(file, bytes);
      await trim(dirname(file), mostBytesPerOriginal);
    },
  };
}

/** A shop uses some dozens of sizes of a picture; somebody counting through every width pushes out only his own. */
const MOST_BYTES_PER_ORIGINAL = 32 * 1024 * 1024;

async function trim(folder: string, mostBytes: number): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), ...(await sizeAndAge(join(folder, name))) })),
  );
  files.sort((one, other) => other.modified - one.modified);
  let size = 0;
  for (const file of files) {
    size += file.size;
    if (size > mostBytes) await rm(file.path, { force: true });
  }
}

async function sizeAndAge(path: string): Promise<{ size: number; modified: number }> {
  // Another request may have trimmed it since the folder was read.
  const found = await stat(path).catch(() => undefined);
  return { size: found?.size ?? 0, modified: found?.mtimeMs ?? 0 };
}
