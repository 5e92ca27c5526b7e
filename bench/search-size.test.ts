import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { MAX_INDEX_CHARACTERS } from "#app/search/search-response.ts";
import { manySearchableDresses } from "./searchable-dresses.ts";

/** A phone is sent at most so many kilobytes when somebody begins to search. */
const MOST_KB = 90;

test("the longest index is sent in at most 90 KB, however it is compressed", () => {
  const all = manySearchableDresses(1_500);
  const each = JSON.stringify(all).length / all.length;
  const text = JSON.stringify(all.slice(0, Math.floor(MAX_INDEX_CHARACTERS / each)));
  const fast = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
  });
  expect(fast.length).toBeLessThan(MOST_KB * 1024);
  expect(gzipSync(text).length).toBeLessThan(MOST_KB * 1024);
  // A text that compresses to nothing would prove nothing.
  expect(fast.length).toBeGreaterThan(MOST_KB * 1024 * 0.6);
});
