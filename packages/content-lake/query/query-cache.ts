import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { limits } from "../limits.ts";
import type { SharedTask } from "../process/task-queue.ts";

export interface QueryResult {
  body: string;
  ms: number;
}

interface QueryClient {
  from: string;
  signal: AbortSignal;
}

/** Equal queries at the same time are evaluated once, in the best turn of their clients. */
export function createQueryCache() {
  const underWay = new Map<string, SharedTask<QueryResult>>();
  const cache = new LRUCache<string, QueryResult>({
    maxSize: limits.queryCacheBytes,
    // One very large result should not evict all the others.
    maxEntrySize: limits.queryCacheBytes / 4,
    // A string with one letter beyond Latin 1 takes two bytes for each.
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length),
  });

  return async (
    key: string,
    { from, signal }: QueryClient,
    begin: (onEnd: () => void) => SharedTask<QueryResult>,
  ): Promise<QueryResult> => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const task = underWay.get(key) ?? begin(() => underWay.delete(key));
    underWay.set(key, task);
    const result = await task.join(from, signal);
    if (!cache.has(key)) cache.set(key, result);
    return result;
  };
}

/** A revision never returns, so the key names one result for ever. It is the ETag as well. */
export function queryCacheKey(revision: string, query: string): string {
  return createHash("sha1").update(`${revision}\n${query}`).digest("base64url");
}

/** `now()` gives another result each time although the dataset is the same. */
export function isTimeless(query: string): boolean {
  return !/\bnow\s*\(/.test(query);
}
