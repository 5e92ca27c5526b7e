import { LRUCache } from "lru-cache";
import type { CachedResponse } from "./cached-response.ts";

/** Responses by key; when there is no more room, those requested longest ago are evicted. */
export type PageStore = {
  get(key: string): CachedResponse | undefined;
  /** Reads without counting it as a use. */
  peek(key: string): CachedResponse | undefined;
  set(key: string, response: CachedResponse): void;
  delete(key: string): void;
  /** Keeps the keys requested most and evicts the others; returns the former, most requested first. */
  retainMostUsed(count: number): string[];
  readonly bytes: number;
  readonly size: number;
};

type Entry = { response: CachedResponse; uses: number };

export function createPageStore(maxBytes: number): PageStore {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => response.bytes,
  });

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry) entry.uses += 1;
      return entry?.response;
    },
    peek: (key) => entries.peek(key)?.response,
    set(key, response) {
      entries.set(key, { response, uses: entries.peek(key)?.uses ?? 1 });
    },
    delete(key) {
      entries.delete(key);
    },
    retainMostUsed(count) {
      const byUse = [...entries.entries()].sort(([, a], [, b]) => b.uses - a.uses);
      for (const [key] of byUse.slice(count)) entries.delete(key);
      const mostUsed = byUse.slice(0, count);
      // What was requested long ago counts less and less.
      for (const [, entry] of mostUsed) entry.uses /= 2;
      return mostUsed.map(([key]) => key);
    },
    get bytes() {
      return entries.calculatedSize;
    },
    get size() {
      return entries.size;
    },
  };
}
