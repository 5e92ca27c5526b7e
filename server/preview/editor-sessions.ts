import { httpError } from "@trousseau/content-lake/http-error";
import { LRUCache } from "lru-cache";
import { cachePolicies } from "#app/cache-policies.ts";
import type { DraftContent } from "#app/content/draft-content.server.ts";

/** The content host's word about a session holds for so long, because a page of a preview makes several requests. In milliseconds. */
const HOLDS_MS = 60_000;

/** No label has more editors. */
const MOST_SESSIONS = 100;

/**
 * Tells whether a session is still an editor's, and asks the host at most once a minute for each. Rejects while the
 * host does not answer.
 */
export function createKnownEditors(
  isEditor: DraftContent["isEditor"],
  now: () => number = () => performance.now(),
): DraftContent["isEditor"] {
  const known = new LRUCache<string, Promise<boolean>>({
    max: MOST_SESSIONS,
    ttl: HOLDS_MS,
    ttlResolution: 0,
    perf: { now },
    memoMethod(session) {
      const asked = isEditor(session);
      // A failure is forgotten at once.
      asked.catch(() => known.get(session) === asked && known.delete(session));
      return asked;
    },
  });
  return (session) => known.memo(session);
}

/** Studio may be on another host. It sends a token of its own and no cookie, so any origin is allowed. */
export const forStudios = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Authorization, Content-Type",
  "Cache-Control": cachePolicies.never,
};

/** The session of a request, where it is one of the label's people's. Throws a 503 where the content host does not say. */
export async function editorOf(
  request: Request,
  { isEditor }: Pick<DraftContent, "isEditor">,
): Promise<string | undefined> {
  const session = sessionOf(request);
  return session && (await isEditor(session).catch(unanswered)) ? session : undefined;
}

/** Studio asks again after a 503, and takes a 401 for the end of its session. */
export function unanswered(): never {
  throw httpError(503, "The content host does not answer. Try again shortly.", { headers: forStudios });
}

/** The token that Studio authenticates with. */
export function sessionOf(request: Request): string | undefined {
  return sessionIn(request.headers.get("Authorization"));
}

export function sessionIn(authorization: string | null | undefined): string | undefined {
  return /^Bearer (\S+)$/.exec(authorization ?? "")?.[1];
}
