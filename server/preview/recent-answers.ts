import { LRUCache } from "lru-cache";

/** A page of a preview makes several requests, and a check of the content reads all documents. In milliseconds. */
const HOLDS_MS = 60_000;

/** No label has more editors. */
const MOST_KEYS = 100;

/** Asks at most once a minute for each key, however many wish to know. Rejects while there is no answer, and then asks again. */
export function createRecentAnswers<Answer>(
  ask: (key: string) => Promise<Answer>,
  now: () => number = () => performance.now(),
): (key: string) => Promise<Answer> {
  const recentAnswers = new LRUCache<string, Promise<Answer>>({
    max: MOST_KEYS,
    ttl: HOLDS_MS,
    ttlResolution: 0,
    ttlAutopurge: true,
    perf: { now },
    memoMethod(key) {
      const answer = ask(key);
      // A failure is forgotten at once.
      answer.catch(() => recentAnswers.get(key) === answer && recentAnswers.delete(key));
      return answer;
    },
  });
  return (key) => recentAnswers.memo(key);
}
