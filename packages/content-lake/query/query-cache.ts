import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { limits } from "../limits.ts";
import type { SharedTask } from "../process/shared-task.ts";

export interface QueryResult {
  body: string;
  ms: number;
}

/** The client of a query. */
interface QueryClient {
  /** Whose turn it takes. */
  from: string;
  /** Aborted when the client has gone. */
  signal: AbortSignal;
}

interface QueryCache {
  /**
   * The cached result, or one that is evaluated now. Equal queries at the same time are evaluated once, with the best turn of their
   * clients; a client that leaves the queue leaves it for nobody else.
   */
  get(
    key: string,
    requester: QueryClient,
    begin: (onEnd: () => void) => SharedTask<QueryResult>,
  ): Promise<QueryResult>;
}

export function createQueryCache(): QueryCache {
  const underWay = new Map<string, SharedTask<QueryResult>>();
  const cache = new LRUCache<string, QueryResult>({
    maxSize: limits.queryCacheBytes.value,
    // One very large result should not evict all the others.
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

/** Names one result for ever: a revision never returns. Both the cache's key and the ETag. */
export function queryCacheKey(revision: string, query: string): string {
  return createHash("sha1").update(`${revision}\n${query}`).digest("base64url");
}

/** `now()` and the like give another result each time although the dataset is the same. */
export function isTimeless(query: string): boolean {
  return !/\bnow\s*\(/.test(query);
}
