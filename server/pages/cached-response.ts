import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { cachePolicies } from "#model/web/cache-policies.ts";

/** One rendered response as it goes over the wire. It is never changed, only replaced. */
export type CachedResponse = {
  /** The catalogue it was rendered from. */
  revision: string;
  status: number;
  /** Names the content, whatever the encoding. */
  digest: string;
  br: EncodedBody;
  /** Whether the next visitor may have it. */
  isCacheable: boolean;
  /** Whether it is compressed as well as can be. */
  isCompressedBest: boolean;
  /** The memory that it takes. */
  bytes: number;
};

type EncodedBody = { headers: Record<string, string>; body: Buffer };

/**
 * Brotli has 11 steps. A collection of 48 (175 KB) takes 2 ms at the fifth. The ninth takes 17 ms and saves 2 %, the
 * last 174 ms and saves 13 %. The first visitor gets the fifth at once; a second visit is worth the last.
 */
const FAST_QUALITY = 5;
const BEST_QUALITY = constants.BROTLI_MAX_QUALITY;

/** Holds the largest of our pages; more room costs memory and gains nothing. 2 to the power of 18 bytes. */
const WINDOW = 18;

/** A response takes this memory besides its bodies; measured, see bench/. In bytes. */
const OVERHEAD_BYTES = 6_000;

export async function cachedResponseOf(response: Response, revision: string): Promise<CachedResponse> {
  const { status } = response;
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const isCacheable =
    status === 200 && !headers["set-cookie"] && !headers["cache-control"]?.includes("no-store");
  const br = brotliBody(headers, await compress(body, FAST_QUALITY), digest, FAST_QUALITY);
  const bytes = OVERHEAD_BYTES + br.body.byteLength;
  return { revision, status, digest, br, isCacheable, isCompressedBest: false, bytes };
}

/** Compresses the same response as well as can be, off the main thread. */
export async function compressedBest(response: CachedResponse): Promise<CachedResponse> {
  const { br, digest, bytes } = response;
  const compressed = await compress(await promisify(brotliDecompress)(br.body), BEST_QUALITY);
  return {
    ...response,
    isCompressedBest: true,
    br: brotliBody(br.headers, compressed, digest, BEST_QUALITY),
    bytes: bytes - br.body.byteLength + compressed.byteLength,
  };
}

/** Pages in gzip, for the few visitors who do not take brotli. */
const gzips = createEncodings(({ br, digest }) =>
  encodedBody(br.headers, exactly(gzipSync(brotliDecompressSync(br.body))), `${digest}-gzip`, "gzip"),
);

/** Plain pages, for the few tools that accept no encoding. One for each request would fill the memory unread. */
const plain = createEncodings(({ br, digest }) =>
  encodedBody(br.headers, exactly(brotliDecompressSync(br.body)), digest),
);

/** Bodies that are made when a visitor asks for them; each keeps the page that it is of. In bytes. */
function createEncodings(memoMethod: (response: CachedResponse) => EncodedBody) {
  return new LRUCache<CachedResponse, EncodedBody>({
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: ({ body }, { bytes }) => body.byteLength + bytes,
    memoMethod,
  });
}

export function gzipBody(response: CachedResponse): EncodedBody {
  return gzips.memo(response);
}

export function identityBody(response: CachedResponse): EncodedBody {
  return plain.memo(response);
}

function brotliBody(headers: Record<string, string>, body: Buffer, digest: string, quality: number) {
  return encodedBody(headers, body, `${digest}-br${quality}`, "br");
}

function encodedBody(
  { "content-encoding": _, ...headers }: Record<string, string>,
  body: Buffer,
  tag: string,
  encoding?: "br" | "gzip",
): EncodedBody {
  const length = String(body.byteLength);
  const own = { "content-length": length, etag: `"${tag}"`, vary: "Accept-Encoding" };
  return { body, headers: { ...headers, ...own, ...(encoding ? { "content-encoding": encoding } : {}) } };
}

async function compress(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return exactly(await promisify(brotliCompress)(body, { params }));
}

/** The body is copied, because zlib returns a piece of a larger buffer, which would stay in memory. */
function exactly(compressed: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(compressed.byteLength);
  compressed.copy(copy);
  return copy;
}

/** RFC 9211 has these words for what happened in the cache. */
export const cacheStatus = {
  hit: "shop; hit",
  /** The page of the last revision is served for the moment until the next is rendered. */
  stale: "shop; hit; ttl=-1",
  stored: "shop; fwd=uri-miss; stored",
  miss: "shop; fwd=uri-miss",
  bypass: "shop; fwd=bypass",
  /** The page names an origin that a visitor has made up. */
  foreign: "shop; fwd=bypass; detail=origin",
} as const;

export type CacheStatus = (typeof cacheStatus)[keyof typeof cacheStatus];

export function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  status: CacheStatus,
): void {
  const { headers: own, body } = bodyFor(request, cached);
  // A cache in front would store a stale page for its whole age again, and show a foreign one to everybody.
  const isPassing = status === cacheStatus.stale || status === cacheStatus.foreign;
  const headers = isPassing ? { ...own, "cache-control": cachePolicies.never } : own;
  response.setHeader("Cache-Status", status);
  if (cached.status === 200 && isNotModified(request.headers["if-none-match"], cached.digest)) {
    const { etag = "", vary = "", "cache-control": policy = "", "x-build": build } = headers;
    // A browser keeps the headers that it has stored, unless this one replaces them.
    response
      .writeHead(304, { etag, vary, "cache-control": policy, ...(build && { "x-build": build }) })
      .end();
    return;
  }
  // Node leaves out the body of a response to HEAD.
  response.writeHead(cached.status, headers).end(body);
}

function bodyFor(request: IncomingMessage, cached: CachedResponse): EncodedBody {
  const encoding = encodingFor(request);
  if (encoding === "gzip") return gzipBody(cached);
  return encoding === "br" ? cached.br : identityBody(cached);
}

type Encoding = "br" | "gzip" | "identity";

/** Browsers send a few dozen different lists; reading one takes 3 µs, a fiftieth of what a cached page takes. */
const encodings = new LRUCache<string, Encoding>({ max: 100, memoMethod: smallestAccepted });

function encodingFor({ headers }: IncomingMessage): Encoding {
  return encodings.memo(headers["accept-encoding"] ?? "");
}

/** Browsers list brotli last, and mean no order by it. */
function smallestAccepted(header: string): Encoding {
  const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings(["br", "gzip"]);
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding)) ?? "identity";
}

/** The visitor may have another encoding, and a proxy may have marked the tag as weak. */
function isNotModified(ifNoneMatch: string | undefined, digest: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === "*" || ifNoneMatch.includes(`"${digest}"`) || ifNoneMatch.includes(`"${digest}-`);
}
