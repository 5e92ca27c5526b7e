import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzipSync } from "node:zlib";

/** One answer as it goes over the wire. */
export type KeptPage = {
  /** The catalogue it was drawn from. */
  revision: string;
  status: number;
  /** Names the content, whatever the encoding. */
  digest: string;
  br: Wire;
  /** For the few that do not take brotli: made when one of them asks, then kept as well. */
  gzip(): Wire;
  /** For tools that take neither: made each time. */
  plain(): Wire;
  /** Whether it may be given to the next visitor. */
  isKept: boolean;
  /** Whether it is as small as it gets. */
  isFine: boolean;
  bytes: number;
};

export type Wire = { headers: Record<string, string>; body: Buffer };

/**
 * Of brotli's 11 steps, for a collection of 48 (175 KB): the fifth takes 2 ms, the ninth 17 ms for 2 % less, the last 174 ms
 * for 13 % less. So the first visitor gets the fifth at once, and the second visit is reason enough for the last.
 */
const FAST_QUALITY = 5;
const FINE_QUALITY = constants.BROTLI_MAX_QUALITY;

/** Holds the largest of our pages; more room costs memory and gains nothing. 2 to the power of 18 bytes. */
const WINDOW = 18;

/** What a page weighs in memory besides its body; measured, see bench/. */
const OVERHEAD_BYTES = 6_000;

export async function keepPage(answer: Response, revision: string): Promise<KeptPage> {
  const { status } = answer;
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(answer.headers);
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const isKept = status === 200 && !headers["set-cookie"] && !headers["cache-control"]?.includes("no-store");
  const packed = await pack(body, FAST_QUALITY);
  return {
    revision,
    status,
    isKept,
    digest,
    isFine: false,
    ...encodings(headers, digest, packed, FAST_QUALITY),
  };
}

/** The same page, packed as well as can be; off the main thread. */
export async function finer(page: KeptPage): Promise<KeptPage> {
  const packed = await pack(await promisify(brotliDecompress)(page.br.body), FINE_QUALITY);
  return { ...page, isFine: true, ...encodings(page.br.headers, page.digest, packed, FINE_QUALITY) };
}

function encodings(headers: Record<string, string>, digest: string, packed: Buffer, quality: number) {
  const { "content-encoding": _, ...bare } = headers;
  let gzipped: Wire | undefined;
  return {
    br: wire(bare, packed, `${digest}-br${quality}`, "br"),
    gzip() {
      gzipped ??= wire(bare, gzipSync(brotliDecompressSync(packed)), `${digest}-gzip`, "gzip");
      return gzipped;
    },
    plain: () => wire(bare, brotliDecompressSync(packed), digest),
    bytes: packed.byteLength + OVERHEAD_BYTES,
  };
}

function wire(headers: Record<string, string>, body: Buffer, tag: string, encoding?: "br" | "gzip"): Wire {
  const length = String(body.byteLength);
  const own = { "content-length": length, etag: `"${tag}"`, vary: "Accept-Encoding" };
  return { body, headers: { ...headers, ...own, ...(encoding ? { "content-encoding": encoding } : {}) } };
}

async function pack(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  const packed = await promisify(brotliCompress)(body, { params });
  // What zlib answers is a piece of a larger buffer, which would be kept as well: twice the page.
  const exact = Buffer.allocUnsafeSlow(packed.byteLength);
  packed.copy(exact);
  return exact;
}
