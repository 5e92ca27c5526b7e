import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { compactIndexOf } from "#app/site/search/compact-index.ts";
import { kilobytes, type ResultRow } from "./result-table.ts";
import { manySearchableDresses } from "./searchable-dresses.ts";

/** Kilobytes that the index may take, by dresses; beyond these the server searches. */
const LIMITS = [
  [100, 12],
  [1_000, 90],
  [10_000, undefined],
] as const;

/** What the search's index takes on its way: `search-size.test.ts` holds it to the limits. */
export function indexRows(): ResultRow[] {
  return LIMITS.map(([dresses, most]) => {
    const text = JSON.stringify(compactIndexOf(manySearchableDresses(dresses)));
    const [best, fast, gzip] = [brotli(text, 11, 22), brotli(text, 5, 18), gzipSync(text).length];
    return {
      what: `index of the search, ${dresses} dresses`,
      measured: `${text.length} characters, brotli ${kilobytes(best)} and ${kilobytes(fast)}, gzip ${kilobytes(gzip)}`,
      goal: most === undefined ? "on the server" : `${most} KB`,
      isMet: most === undefined ? undefined : Math.max(best, fast, gzip) <= most * 1024,
    };
  });
}

/** `window`: as a power of two; the quick one that is made while it is sent has the smaller. */
function brotli(text: string, quality: number, window: number): number {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: window };
  return brotliCompressSync(text, { params }).length;
}
