import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compactIndexOf } from "#app/site/search/compact-index.ts";
import { manySearchableDresses } from "./searchable-dresses.ts";

/** What a phone is sent when somebody begins to search, in kilobytes. */
test.each([
  [100, 12],
  [1_000, 90],
])("the index of %i dresses is sent in at most %i KB, however it is compressed", (count, most) => {
  const text = Buffer.from(JSON.stringify(compactIndexOf(manySearchableDresses(count))));
  const fast = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
  });
  expect(fast.length).toBeLessThan(most * 1024);
  expect(gzipSync(text).length).toBeLessThan(most * 1024);
  // One that compresses to nothing would prove nothing.
  expect(fast.length).toBeGreaterThan(most * 1024 * 0.7);
});
