import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { limits } from "../limits.ts";
import type { SharedTask } from "../process/shared-task.ts";

export interface QueryResult {
  body: string;
  ms: number;
}

/** Who asks. */
export interface QueryClient {
  /** Whose turn it takes. */
  from: string;
  /** Aborted when they have gone. */
  signal: AbortSignal;
}

export interface QueryCache {
  /**
   * The cached answer, or one that is evaluated now. Equal questions asked at the same time are evaluated once, in the turn of whoever of
   * those who ask has the best one; who loses their place loses it for nobody else.
   */
  get(
    key: string,
    asker: QueryClient,
    begin: (onEnd: () => void) => SharedTask<QueryResult>,
  ): Promise<QueryResult>;
}

export function createQueryCache(): QueryCache {
  const underWay = new Map<string, SharedTask<QueryResult>>();
  const cache = new LRUCache<string, QueryResult>({
    maxSize: limits.queryCacheBytes.value,
    // One very large answer should not make all the others be evaluated again.
    maxEntrySize: limits.queryCacheBytes.value / 4,
    // A string with one letter beyond Latin 1 takes two bytes for each.
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length),
  });

  return {
    async get(key, { from, signal }, begin) {
      const known = cache.get(key);
      if (known !== undefined) return known;
      const task = underWay.get(key) ?? begin(() => underWay.delete(key));
      underWay.set(key, task);
      const result = await task.join(from, signal);
      if (!cache.has(key)) cache.set(key, result);
      return result;
    },
  };
}

/** Names one answer for ever: a revision never returns. Both the cache's key and the ETag. */
export function queryCacheKey(revision: string, question: string): string {
  return createHash("sha1").update(`${revision}\n${question}`).digest("base64url");
}

/** `now()` and the like answer differently each time although the dataset is the same. */
export function isTimeless(query: string): boolean {
  return !/\bnow\s*\(/.test(query);
}
