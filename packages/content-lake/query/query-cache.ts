import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { limits } from "../limits.ts";

export interface Answer {
  body: string;
  ms: number;
}

export interface QueryCache {
  /** The cached answer, or one that is evaluated now; equal questions asked at the same time are evaluated once. */
  get(key: string, evaluate: () => Promise<Answer>): Promise<Answer>;
}

export function createQueryCache(): QueryCache {
  const evaluating = new Map<string, Promise<Answer>>();
  const cache = new LRUCache<string, Answer>({
    maxSize: limits.queryCacheBytes.value,
    // One very large answer should not make all the others be evaluated again.
    maxEntrySize: limits.queryCacheBytes.value / 4,
    // A string with one letter beyond Latin 1 takes two bytes for each.
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length),
  });

  return {
    async get(key, evaluate) {
      const known = cache.get(key) ?? evaluating.get(key);
      if (known !== undefined) return known;
      const evaluated = evaluate();
      evaluating.set(key, evaluated);
      try {
        const answer = await evaluated;
        cache.set(key, answer);
        return answer;
      } finally {
        evaluating.delete(key);
      }
    },
  };
}

/** Names one answer for ever: a revision never returns. Both the cache's key and the ETag. */
export function answerKey(revision: string, question: string): string {
  return createHash("sha1").update(`${revision}\n${question}`).digest("base64url");
}

/** `now()` and the like answer differently each time although the dataset is the same. */
export function isTimeless(query: string): boolean {
  return !/\bnow\s*\(/.test(query);
}
