import { LRUCache } from "lru-cache";
import type { DraftContent } from "#app/content/draft-content.server.ts";

/** The content host's word about a session holds for so long, because a page of a preview makes several requests. In milliseconds. */
const HOLDS_MS = 60_000;

/** More than any label has editors. */
const MOST_SESSIONS = 100;

/** Asks the content host at most once a minute whether a session is an editor's. It rejects while the host does not answer. */
export function createKnownEditors(
  isEditor: DraftContent["isEditor"],
  now: () => number = () => performance.now(),
): DraftContent["isEditor"] {
  const known = new LRUCache<string, Promise<boolean>>({
    max: MOST_SESSIONS,
    ttl: HOLDS_MS,
    ttlResolution: 0,
    perf: { now },
  });

  return (session) => {
    const found = known.get(session);
    if (found) return found;
    const asked = isEditor(session);
    known.set(session, asked);
    // A failure is forgotten at once.
    asked.catch(() => known.get(session) === asked && known.delete(session));
    return asked;
  };
}
