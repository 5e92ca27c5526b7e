import {
  createCipheriv,
  createDecipheriv,
  hash,
  randomBytes,
  randomUUID,
  timingSafeEqual,
} from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const SECRET_BYTES = 32;

/**
 * A secret of a DATA_DIR, made once: what is signed with it outlives a restart. Readable by this account alone. Throws where the file is
 * damaged; `loss`: what is lost when it is deleted.
 */
export function readSecret(dataFolder: string, name: string, loss: string): Buffer {
  const file = join(dataFolder, name);
  mkdirSync(dataFolder, { recursive: true });
  const fileStats = statSync(file, { throwIfNoEntry: false });
  // A named pipe would be read for ever.
  if (fileStats && !fileStats.isFile()) throw new Error(`${file} is no file. Remove it: ${loss}.`);
  const secret = fileStats ? readFileSync(file) : makeSecret(file);
  if (secret.length !== SECRET_BYTES) throw new Error(`${file} is damaged. Delete it: ${loss}.`);
  return secret;
}

/** The file is whole or missing. Two processes that make it at once both take the first. */
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

/** The time that it takes tells nobody how much of a guess is right. */
export function isSameSecret(guess: string, secret: string): boolean {
  return timingSafeEqual(hash("sha256", guess, "buffer"), hash("sha256", secret, "buffer"));
}

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Signs and encrypts a text, because every proxy on its way notes links and cookies. `key`: 32 bytes. */
export function seal(key: Buffer, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
  const sealed = [iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString("base64url");
}

/** The text; undefined for what was not sealed with this key, or is longer than so many characters. */
export function unseal(key: Buffer, token: string, longest: number): string | undefined {
  if (token.length > longest || !/^[\w-]+$/.test(token)) return undefined;
  const sealed = Buffer.from(token, "base64url");
  if (sealed.length <= IV_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return undefined;
  }
}
