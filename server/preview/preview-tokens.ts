import { createHmac, timingSafeEqual } from "node:crypto";
import { readSecret } from "#server/secret-file.ts";

/** What a preview shows: all drafts, or the shop as it will be when a release is published. */
export type Preview = { release: string | undefined };

/** Lets one browser see a preview: "{when it ends}.{release}.{signature}". Whoever holds it is an editor until then. */
export type PreviewTokens = {
  issue(preview: Preview): string;
  /** Nothing for a token that has ended, or that we never signed. `timeLeft` in milliseconds. */
  read(token: string | undefined): (Preview & { timeLeft: number }) | undefined;
};

/** As long as somebody looks at a draft; a link that is passed on is worth no more than that. In milliseconds. */
const PREVIEW_MS = 30 * 60_000;

export function createPreviewTokens(secret: Buffer, now: () => number = Date.now): PreviewTokens {
  const sign = (claims: string) => createHmac("sha256", secret).update(`preview until ${claims}`).digest();
  return {
    issue({ release = "" }) {
      const claims = `${now() + PREVIEW_MS}.${release}`;
      return `${claims}.${sign(claims).toString("base64url")}`;
    },
    read(token) {
      const claims = /^(\d{1,15})\.([\w-]{0,128})\.([\w-]{43})$/.exec(token ?? "");
      // Nearly always: a signature would take as long as the rest of a cached page.
      if (!claims) return undefined;
      const [, end = "", release = "", signature = ""] = claims;
      const actual = Buffer.from(signature, "base64url");
      const expected = sign(`${end}.${release}`);
      const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
      const timeLeft = Number(end) - now();
      return isOurs && timeLeft > 0 ? { release: release || undefined, timeLeft } : undefined;
    },
  };
}

/** Kept with the data: a link outlives a restart. */
export function readPreviewSecret(dataFolder: string): Buffer {
  return readSecret(
    dataFolder,
    "preview-secret",
    "preview links that are open end, and nothing else changes",
  );
}
