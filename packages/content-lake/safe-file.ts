import { randomUUID } from "node:crypto";
import { chmodSync, closeSync, openSync } from "node:fs";
import { chmod, type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes a file so that a reader finds all of it or none, also after a power failure. Returns when it is safely on disk. */
export function writeFileSafely(
  file: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  return createFileSafely(file, async (temporary) => {
    const handle = await openUnfinished(temporary);
    try {
      await handle.writeFile(content);
    } finally {
      await handle.close();
    }
  });
}

/** The same for a file that something else writes, such as SQLite: it is given a path that nobody reads yet. */
export async function createFileSafely(
  file: string,
  write: (temporary: string) => void | Promise<void>,
): Promise<void> {
  await makePrivateFolder(dirname(file));
  const temporary = temporaryPathFor(file);
  try {
    await write(temporary);
    await moveIntoPlace(temporary, file);
  } catch (error) {
    // The first failure is the one worth reporting; what stays behind is removed at the next start.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** A path beside a file, on the same disk, for what is not finished. `removeUnfinishedFiles` knows it by its ending. */
export function temporaryPathFor(file: string): string {
  return `${file}.${randomUUID()}${UNFINISHED}`;
}

/** Makes a file, which must not be there, at such a path. */
export function openUnfinished(temporary: string): Promise<FileHandle> {
  return open(temporary, "wx", PRIVATE_FILE);
}

/** Gives a finished file its name. Bytes first, then the name, then the folder that holds the name: each is on disk before the next. */
export async function moveIntoPlace(temporary: string, file: string): Promise<void> {
  await chmod(temporary, PRIVATE_FILE);
  await sync(temporary, "r+");
  await rename(temporary, file);
  await syncFolder(dirname(file));
}

/** Returns when the names in a folder are on disk. */
export function syncFolder(folder: string): Promise<void> {
  return sync(folder, "r");
}

/** Makes a folder that only the account of this process can read, and those above it that are missing. */
export async function makePrivateFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (first === undefined) return;
  // The umask may have taken away what the owner needs.
  for (let made = folder; made.length >= first.length; made = dirname(made))
    await chmod(made, PRIVATE_FOLDER);
}

/** Makes an empty file that only the account of this process can read, or takes away what others may do with one that is there. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, "a", PRIVATE_FILE));
  chmodSync(file, PRIVATE_FILE);
}

/** Whether a name is that of a file that has not been finished, or of one that SQLite has put beside it meanwhile. */
export function isUnfinished(name: string): boolean {
  return name.replace(/-(journal|wal|shm)$/, "").endsWith(UNFINISHED);
}

/**
 * Puts a folder that is the lake's alone in order before anything is read from it: removes what an earlier process has not finished, and
 * takes away the rights of others, which earlier versions have left. Nobody else may be writing in it. A folder that is not there is in
 * order.
 */
export async function tidyFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreMissing);
  if (entries === undefined) return;
  const isPrivate = ((await stat(folder)).mode & 0o777) === PRIVATE_FOLDER;
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await tidyFolder(path);
    else if (entry.isFile()) await tidyFile(path, isPrivate);
  }
  // Last: a private folder says that its files are.
  if (!isPrivate) await chmod(folder, PRIVATE_FOLDER);
}

/** `isPrivate`: nobody else can read it anyway. */
export async function tidyFile(path: string, isPrivate = false): Promise<void> {
  if (isUnfinished(path)) await rm(path, { force: true });
  else if (!isPrivate) await chmod(path, PRIVATE_FILE);
}

const UNFINISHED = ".part";

/** Drafts, passwords and customers' letters are in these files: they are for the account that runs the lake, whatever its umask. */
const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

async function sync(path: string, flags: "r" | "r+"): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
