import { chmod, readdir } from "node:fs/promises";
import { join } from "node:path";
import { PRIVATE_FOLDER, tidyFile, tidyFolder } from "../safe-file.ts";

/**
 * Puts a data folder or a backup in order before anything is read from it: unfinished files go, others lose their rights. What has none of
 * the lake's names is somebody else's, and stays as it is; a folder that is shared with it keeps its own rights, too.
 */
export async function tidyDataFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isFile() && ownFile.test(entry.name)) await tidyFile(path);
    else if (entry.isDirectory() && ownFolders.has(entry.name)) await tidyFolder(path);
  }
  if (entries.every(isOwn)) await chmod(folder, PRIVATE_FOLDER);
}

/** Whether a lake or a backup may be put into a folder: nothing is in it yet, or one was begun there. */
export async function isDataFolder(folder: string): Promise<boolean> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(
    ({ name }) => name !== "lost+found",
  );
  if (entries.some(({ name }) => /^(lake|access)\.sqlite/.test(name))) return true;
  return entries.length === 0 || (entries.some(({ name }) => name === "lock") && entries.every(isOwn));
}

interface Entry {
  name: string;
  isFile(): boolean;
  isDirectory(): boolean;
}

function isOwn(entry: Entry): boolean {
  return entry.isDirectory() ? ownFolders.has(entry.name) : entry.isFile() && ownFile.test(entry.name);
}

/** The databases with their logs and unfinished copies, the lock, the record of the first documents, the times of the last sweeps, and what a restore puts beside them. */
const ownFile =
  /^(lake\.sqlite|access\.sqlite|before-restore-|restored-|seeded-from\.json|origins-removed|lock$|clock(\.new)?$)/;

const ownFolders: ReadonlySet<string> = new Set(["assets", "renditions", "compile-cache"]);
