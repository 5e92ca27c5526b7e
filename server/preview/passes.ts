import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Lets one browser see drafts: "{when it ends}.{signature}". Whoever holds it is an editor until then. */
export type Passes = {
  issue(): string;
  /** In milliseconds; 0 for one that has ended, or that we never signed. */
  timeLeft(pass: string | undefined): number;
};

/** As long as somebody looks at a draft; a link that is passed on is worth no more than that. In milliseconds. */
export const PASS_MS = 30 * 60_000;

const SECRET_BYTES = 32;

export function createPasses(secret: Buffer, now: () => number = Date.now): Passes {
  const sign = (end: string) => createHmac("sha256", secret).update(`preview until ${end}`).digest();
  return {
    issue() {
      const end = String(now() + PASS_MS);
      return `${end}.${sign(end).toString("base64url")}`;
    },
    timeLeft(pass) {
      const [, end = "", signature = ""] = /^(\d{1,15})\.([\w-]{43})$/.exec(pass ?? "") ?? [];
      const given = Buffer.from(signature, "base64url");
      const expected = sign(end);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs ? Math.max(0, Number(end) - now()) : 0;
    },
  };
}

/** Kept with the data, so that a link outlives a restart; readable by this account alone. */
export function readPreviewSecret(dataFolder: string): Buffer {
  const file = join(dataFolder, "preview-secret");
  mkdirSync(dataFolder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(SECRET_BYTES), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = readFileSync(file);
  if (secret.length !== SECRET_BYTES)
    throw new Error(
      `${file} is damaged. Delete it: preview links that are open end, and nothing else changes.`,
    );
  return secret;
}
