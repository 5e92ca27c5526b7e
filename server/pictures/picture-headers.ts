import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** The headers that belong to the picture, and not to the connection or the moment. */
const lasting = [
  "access-control-allow-origin",
  "cache-control",
  "content-security-policy",
  "content-type",
  "cross-origin-resource-policy",
  "etag",
  "last-modified",
  "vary",
  "x-content-type-options",
  "x-sanity-sha1",
] as const;

/** A rendition for a large screen has a tenth of it. Originals may be larger, and are not shown by pages. */
export const LARGEST_BYTES = 4 * 1024 * 1024;

export type PictureHeaders = Record<string, string>;

/** The headers to store with a picture; undefined when the host has not sent a picture, or does not let it be cached. */
export function storableHeaders({ statusCode, headers }: IncomingMessage): PictureHeaders | undefined {
  const length = Number(headers["content-length"]);
  const isPicture = statusCode === 200 && headers["content-type"]?.startsWith("image/");
  if (!isPicture || !(length > 0 && length <= LARGEST_BYTES) || headers["content-encoding"]) return undefined;
  // The key holds what the format depends on, and nothing else.
  if (!/^(accept)?$/i.test(headers.vary ?? "") || maxAgeMs(headers["cache-control"]) === 0) return undefined;
  return Object.fromEntries(
    lasting.flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}

/** How long a shared cache may store a response, in milliseconds; 0 when it may not. */
export function maxAgeMs(cacheControl = ""): number {
  if (/\b(no-store|no-cache|private)\b/.test(cacheControl)) return 0;
  const seconds = /\bs-maxage=(\d+)/.exec(cacheControl)?.[1] ?? /\bmax-age=(\d+)/.exec(cacheControl)?.[1];
  return Number(seconds ?? 0) * 1000;
}

/** Whether the visitor has this picture already: the response is then a 304 (RFC 9110, 13.1.2). */
export function isNotModified(
  { "if-none-match": known }: IncomingHttpHeaders,
  etag: string | undefined,
): boolean {
  if (known === undefined || etag === undefined) return false;
  return known.split(",").some((tag) => tag.trim() === "*" || weak(tag) === weak(etag));
}

function weak(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}
