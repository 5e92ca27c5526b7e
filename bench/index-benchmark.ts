import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { MAX_INDEX_CHARACTERS } from "#app/search/search-response.ts";
import { kilobytes, type ResultRow } from "./result-table.ts";
import { manySearchableDresses } from "./searchable-dresses.ts";

/** An index may take so many kilobytes; the server searches larger catalogues. */
const MOST_KB = 90;

/** Measures the search's index; `search-size.test.ts` holds it to the limit. */
export function indexRows(): ResultRow[] {
  return [100, 500, 1_000, 10_000].map((dresses) => {
    const text = JSON.stringify(manySearchableDresses(dresses));
    const isSent = text.length <= MAX_INDEX_CHARACTERS;
    const [best, fast, gzip] = [brotli(text, 11, 22), brotli(text, 5, 18), gzipSync(text).length];
    return {
      what: `index of the search, ${dresses} dresses`,
      measured: `${text.length} characters, brotli ${kilobytes(best)} and ${kilobytes(fast)}, gzip ${kilobytes(gzip)}`,
      goal: isSent ? `${MOST_KB} KB` : "on the server",
      isMet: isSent ? Math.max(best, fast, gzip) <= MOST_KB * 1024 : undefined,
    };
  });
}

/** `window`: as a power of two; the quick one that is made while it is sent has the smaller. */
function brotli(text: string, quality: number, window: number): number {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: window };
  return brotliCompressSync(text, { params }).length;
}
