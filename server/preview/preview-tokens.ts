import { createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import { log } from "#server/log.ts";
import { readSecret, SECRET_BYTES, seal, unseal } from "#server/secrets.ts";

export type Preview = {
  /** The editor's session at the content host: the preview ends with it. */
  session: string;
  /** Undefined: all drafts. Otherwise the shop as it will be when this release is published; "published": as it is. */
  release: string | undefined;
  /** The origin of the Studio that shows it beside its form; undefined in a tab of its own. */
  studio?: string | undefined;
};

/** A token lets one browser see a preview. It is sealed, so that nobody reads the session in it. */
export type PreviewTokens = ReturnType<typeof createPreviewTokens>;

/** Nobody looks at a draft for longer, and a link that is passed on is worth no more. In milliseconds. */
const PREVIEW_MS = 30 * 60_000;

/** A browser keeps so much as one cookie, less its name and attributes. In characters. */
const LONGEST_TOKEN = 3_900;

const claimsSchema = z.object({
  end: z.number(),
  session: z.string(),
  release: z.string().optional(),
  studio: z.string().optional(),
});

export function createPreviewTokens(secret: Buffer, now: () => number = Date.now) {
  const key = createHmac("sha256", secret).update("preview").digest();
  return {
    /** `end`: of the token that this one replaces. */
    issue: ({ session, release, studio }: Preview, end = now() + PREVIEW_MS) =>
      seal(key, JSON.stringify({ end, session, release, studio })),
    /** Undefined for a token that has ended, or that we never sealed. `timeLeft` in milliseconds. */
    read(token: string | undefined) {
      const text = token && unseal(key, token, LONGEST_TOKEN);
      if (!text) return undefined;
      const { data } = claimsSchema.safeParse(JSON.parse(text));
      if (!data) return undefined;
      const { end, session, release, studio } = data;
      const timeLeft = end - now();
      return timeLeft > 0 ? { session, release, studio, end, timeLeft } : undefined;
    },
  };
}

export const PREVIEW_SECRET = "preview-secret";

/**
 * The secret lies with the data, so that a link outlives a restart. One that cannot be read is no reason not to open: another, for as
 * long as this process runs, ends the open links.
 */
export function readPreviewSecret(dataFolder: string): Buffer {
  try {
    return readSecret(
      dataFolder,
      PREVIEW_SECRET,
      "preview links that are open end, and nothing else changes",
    );
  } catch (error) {
    log("warning", "preview links end with this process", { error });
    return randomBytes(SECRET_BYTES);
  }
}

const NAME = "preview";

/**
 * The cookie is this browser's alone, out of reach of scripts, and ends with the token. `timeLeft` is in
 * milliseconds. In the frame of a Studio on another site it is stored for that site alone (CHIPS).
 */
export function previewCookie(
  { url }: Request,
  token: string,
  { timeLeft, studio }: Partial<Preview> & { timeLeft: number },
): string {
  const { origin, protocol } = new URL(url);
  const isSecure = protocol === "https:";
  const isThirdParty = isSecure && studio !== undefined && studio !== origin;
  return [
    `${NAME}=${token}`,
    "Path=/",
    `Max-Age=${Math.floor(timeLeft / 1000)}`,
    "HttpOnly",
    `SameSite=${isThirdParty ? "None" : "Lax"}`,
    ...(isSecure ? ["Secure"] : []),
    ...(isThirdParty ? ["Partitioned"] : []),
  ].join("; ");
}

/** The preview that this browser may see; nothing for a visitor. */
export function readPreview(cookies: string | null | undefined, tokens: PreviewTokens) {
  const cookie = cookies?.split(/;\s*/).find((candidate) => candidate.startsWith(`${NAME}=`));
  return tokens.read(cookie?.slice(NAME.length + 1));
}
