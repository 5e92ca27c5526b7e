import { expect, test } from "vitest";
import type { CachedResponse } from "./cached-response.ts";
import { createPageStore } from "./page-store.ts";

function response(bytes: number): CachedResponse {
  const br = { headers: {}, body: Buffer.alloc(0) };
  return {
    revision: "1",
    status: 200,
    digest: "",
    br,
    gzip: undefined,
    isCacheable: true,
    isCompressedBest: true,
    bytes,
  };
}

test("a publish keeps what is asked for most", () => {
  const store = createPageStore(100);
  for (const key of ["/a", "/b", "/c"]) store.set(key, response(10));
  store.get("/c");
  store.get("/c");
  store.get("/b");
  expect(store.retainMostUsed(2)).toEqual(["/c", "/b"]);
  expect([store.size, store.bytes]).toEqual([2, 20]);
});
