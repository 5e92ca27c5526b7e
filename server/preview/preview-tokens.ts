import { createHmac, timingSafeEqual } from "node:crypto";
import { readSecret } from "#server/secret-file.ts";

export type Preview = {
  /** Undefined: all drafts. Otherwise the shop as it will be when this release is published; "published": as it is. */
  release: string | undefined;
  /** The origin of the Studio that shows it beside its form; undefined for a preview in a tab of its own. */
  studio?: string | undefined;
};

/** Lets one browser see a preview: "{when it ends}.{release}.{studio}.{signature}". Whoever holds it is an editor until then. */
export type PreviewTokens = {
  /** `end`: of the token that this one replaces. */
  issue(preview: Preview, end?: number): string;
  /** Nothing for a token that has ended, or that we never signed. `timeLeft` in milliseconds. */
  read(token: string | undefined): (Preview & { end: number; timeLeft: number }) | undefined;
};

/** As long as somebody looks at a draft; a link that is passed on is worth no more than that. In milliseconds. */
const PREVIEW_MS = 30 * 60_000;

export function createPreviewTokens(secret: Buffer, now: () => number = Date.now): PreviewTokens {
  const sign = (claims: string) => createHmac("sha256", secret).update(`preview until ${claims}`).digest();
  return {
    issue({ release = "", studio = "" }, end = now() + PREVIEW_MS) {
      const claims = `${end}.${release}.${Buffer.from(studio).toString("base64url")}`;
      return `${claims}.${sign(claims).toString("base64url")}`;
    },
    read(token) {
      const parts = /^(\d{1,15})\.([\w-]{0,128})\.([\w-]{0,400})\.([\w-]{43})$/.exec(token ?? "");
      // Nearly always: a signature would take as long as the rest of a cached page.
      if (!parts) return undefined;
      const [, until = "", release = "", studio = "", signature = ""] = parts;
      const actual = Buffer.from(signature, "base64url");
      const expected = sign(`${until}.${release}.${studio}`);
      const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
      const end = Number(until);
      const timeLeft = end - now();
      if (!isOurs || timeLeft <= 0) return undefined;
      const origin = Buffer.from(studio, "base64url").toString();
      return { release: release || undefined, studio: origin || undefined, end, timeLeft };
    },
  };
}

/** Stored with the data: a link outlives a restart. */
export function readPreviewSecret(dataFolder: string): Buffer {
  return readSecret(
    dataFolder,
    "preview-secret",
    "preview links that are open end, and nothing else changes",
  );
}
