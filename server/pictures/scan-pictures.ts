import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isUnfinished } from "@trousseau/content-lake/safe-file";

type Found = { name: string; size: number };

/** The files in a cache's folder, oldest first, and none of the unfinished ones that a killed process left: those go. */
export async function scanPictures(folder: string): Promise<Found[]> {
  const found: (Found & { modified: number })[] = [];
  for (const asset of await namesIn(folder)) {
    for (const file of await namesIn(join(folder, asset))) {
      const name = `${asset}/${file}`;
      if (isUnfinished(name)) await rm(join(folder, name), { force: true });
      else {
        const { size, mtimeMs: modified } = await stat(join(folder, name));
        found.push({ name, size, modified });
      }
    }
  }
  return found.sort((one, other) => one.modified - other.modified);
}

/** Nothing, where there is no such folder yet. */
function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
