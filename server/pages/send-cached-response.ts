import type { IncomingMessage, ServerResponse } from "node:http";
import { cachePolicies } from "#app/cache-policies.ts";
import { type CachedResponse, type EncodedBody, identityBody, withGzip } from "./cached-response.ts";

/** What happened in the cache, in the words of RFC 9211. */
export const cacheStatus = {
  hit: "shop; hit",
  /** Of the last revision, for the moment until the next is rendered. */
  stale: "shop; hit; ttl=-1",
  stored: "shop; fwd=uri-miss; stored",
  miss: "shop; fwd=uri-miss",
  bypass: "shop; fwd=bypass",
} as const;

export type CacheStatus = (typeof cacheStatus)[keyof typeof cacheStatus];

export function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  status: CacheStatus,
): void {
  const { headers: own, body } = bodyFor(request, cached);
  // A cache in front of this one would give a new life to it.
  const headers = status === cacheStatus.stale ? { ...own, "cache-control": cachePolicies.never } : own;
  response.setHeader("Cache-Status", status);
  if (cached.status === 200 && isHeld(request.headers["if-none-match"], cached.digest)) {
    const { etag = "", vary = "", "cache-control": policy = "" } = headers;
    response.writeHead(304, { etag, vary, "cache-control": policy }).end();
    return;
  }
  response.writeHead(cached.status, headers);
  if (request.method === "HEAD") response.end();
  else response.end(body);
}

/** Whether gzip is the best that this visitor accepts. */
export function wantsGzip({ headers }: IncomingMessage): boolean {
  const accepted = headers["accept-encoding"] ?? "";
  return accepts(accepted, "gzip") && !accepts(accepted, "br");
}

function bodyFor(request: IncomingMessage, cached: CachedResponse): EncodedBody {
  if (wantsGzip(request)) return withGzip(cached).gzip;
  return accepts(request.headers["accept-encoding"] ?? "", "br") ? cached.br : identityBody(cached);
}

const encodings = {
  br: /\bbr\b(?!\s*;\s*q=0(?!\.0*[1-9]))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?!\.0*[1-9]))/,
};

function accepts(accepted: string, encoding: keyof typeof encodings): boolean {
  return encodings[encoding].test(accepted);
}

/** In whichever encoding the visitor has it; a proxy may have marked the tag as weak on its way. */
function isHeld(held: string | undefined, digest: string): boolean {
  if (held === undefined) return false;
  return held === "*" || held.includes(`"${digest}"`) || held.includes(`"${digest}-`);
}
