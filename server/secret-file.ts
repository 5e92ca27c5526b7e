import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SECRET_BYTES = 32;

/**
 * A secret of a DATA_DIR, made once: what is signed with it outlives a restart. Readable by this account alone. Throws where the file is
 * damaged; `loss`: what is lost when it is deleted.
 */
export function readSecret(dataFolder: string, name: string, loss: string): Buffer {
  const file = join(dataFolder, name);
  mkdirSync(dataFolder, { recursive: true });
  const found = statSync(file, { throwIfNoEntry: false });
  // A named pipe would be read for ever.
  if (found && !found.isFile()) throw new Error(`${file} is no file. Remove it: ${loss}.`);
  const secret = found ? readFileSync(file) : makeSecret(file);
  if (secret.length !== SECRET_BYTES) throw new Error(`${file} is damaged. Delete it: ${loss}.`);
  return secret;
}

/** Whole under its name, or not there; of two processes that make it at once both take the one that was first. */
function makeSecret(file: string): Buffer {
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, randomBytes(SECRET_BYTES), { mode: 0o600, flag: "wx", flush: true });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  return readFileSync(file);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
