import { createHash, randomUUID } from "node:crypto";
import { chmodSync, closeSync, createReadStream, openSync } from "node:fs";
import { chmod, mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Readers find the whole file or none, also after a power failure. Returns when it is on disk. */
export function writeFileSafely(
  file: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  return createFileSafely(file, (temporary) => writeUnfinished(temporary, content));
}

/** `write`, for example SQLite, fills a temporary file, which then takes the place of `file`. */
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
    // The caller learns of the first failure. The next start removes what stays behind.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** The path is on the same disk, so that a rename is enough; `isUnfinished` knows its ending. */
export function temporaryPathFor(file: string): string {
  return `${file}.${randomUUID()}${UNFINISHED}`;
}

/** Throws EEXIST where the file exists. */
export function writeUnfinished(
  temporary: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  return writeFile(temporary, content, { flag: "wx", mode: PRIVATE_FILE });
}

/** Bytes, name and folder reach the disk in this order. */
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

/** Only the account of this process can read the folder, and missing ones above it. */
export async function makePrivateFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (first === undefined) return;
  // The umask may have taken away what the owner needs.
  for (let made = folder; made.length >= first.length; made = dirname(made))
    await chmod(made, PRIVATE_FOLDER);
}

/** Only the account of this process can read the file, whether it is new or not. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, "a", PRIVATE_FILE));
  chmodSync(file, PRIVATE_FILE);
}

/** SQLite's own files beside an unfinished one are unfinished, too. */
export function isUnfinished(name: string): boolean {
  return name.replace(/-(journal|wal|shm)$/, "").endsWith(UNFINISHED);
}

/** Removes unfinished files of an earlier process, and makes a copied folder private. Nobody else may be writing in it. */
export async function tidyFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  if (entries === undefined) return;
  const isPrivate = ((await stat(folder)).mode & 0o777) === PRIVATE_FOLDER;
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await tidyFolder(path);
    else if (entry.isFile()) await tidyFile(path, isPrivate);
  }
  // The folder comes last: a private one says that its files are private.
  if (!isPrivate) await chmod(folder, PRIVATE_FOLDER);
}

/** Removes the file where it is unfinished; otherwise only this account may read it. `isPrivate` says that it is so already. */
export async function tidyFile(path: string, isPrivate = false): Promise<void> {
  if (isUnfinished(path)) await rm(path, { force: true });
  else if (!isPrivate) await chmod(path, PRIVATE_FILE);
}

const UNFINISHED = ".part";

/** These files hold drafts, passwords and enquiries, whatever the account's umask is. */
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

/** The hash is in hexadecimal digits. Throws where the file cannot be read. */
export async function hashOf(file: string, algorithm: "sha1" | "sha256"): Promise<string> {
  const hash = createHash(algorithm);
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest("hex");
}

/** Callers may pass over a missing file, and no other error of a disk. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
