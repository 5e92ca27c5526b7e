import type { ContentLake } from "@trousseau/content-lake";

/** In milliseconds. A process that ends leaves its last token behind: not for long. */
const LIFETIME_MS = 60 * 60_000;
const RENEWED_AFTER_MS = 50 * 60_000;

/** A token of the embedded lake with which the shop itself reads drafts; made when somebody first needs it. */
export function createDraftsToken(
  lake: Pick<ContentLake, "issueToken">,
  now: () => number = Date.now,
): () => string {
  let token = "";
  let issued = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - issued > RENEWED_AFTER_MS) {
      token = lake.issueToken({ name: "preview", role: "viewer", lifetimeMs: LIFETIME_MS });
      issued = now();
    }
    return token;
  };
}
