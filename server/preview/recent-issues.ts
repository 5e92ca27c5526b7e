import { LRUCache } from "lru-cache";
import type { ContentIssue } from "#app/content/check/content-issue.server.ts";

type Check = () => Promise<readonly ContentIssue[]>;

/** A check reads all documents, and visitors wait while it thinks. In milliseconds. */
const HOLDS_MS = 60_000;

/**
 * Checks the content once a minute, however many start pages of Studio ask; anew once the shop shows another `revision`, because
 * somebody may have mended a fault.
 */
export function createRecentIssues(
  check: Check,
  revision: () => string,
  now: () => number = () => performance.now(),
): Check {
  const recent = new LRUCache<string, ReturnType<Check>>({
    max: 1,
    ttl: HOLDS_MS,
    ttlResolution: 0,
    perf: { now },
    memoMethod(shown) {
      const checked = check();
      // A failure is forgotten at once.
      checked.catch(() => recent.get(shown) === checked && recent.delete(shown));
      return checked;
    },
  });
  return () => recent.memo(revision());
}
