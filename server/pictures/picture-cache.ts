import { readdir } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { type CachedRendition, createRenditionCache } from "@trousseau/host/rendition-cache.ts";
import { z } from "zod";
import { log } from "#server/log.ts";

/** Pictures that the content host has made, on the shop's own disk: they are shown while the host is down. */
export type PictureCache = ReturnType<typeof openPictureCache>;

export type PictureKey = {
  /** The original: "{sha1}-{width}x{height}.{format}". */
  asset: string;
  /** A hash of what is made of it: the name of the file that it is cached in. */
  name: string;
};

export type CachedPicture = {
  headers: PictureHeaders;
  /** Milliseconds since 1970. */
  storedAt: number;
  size: number;
  stream(): Readable;
};

/** Pages name some 30 variants of a picture, of 50 KB each: 700 pictures. */
const LIMITS = { bytes: 1024 ** 3, filesPerPicture: 80, bytesPerPicture: 32 * 1024 ** 2 };

export function openPictureCache(folder: string) {
  const cache = createRenditionCache(folder, LIMITS);
  let removals = 0;

  async function remove(asset: string): Promise<void> {
    removals += 1;
    await cache.remove(asset);
  }

  return {
    /** A picture that the disk has damaged counts as none. */
    async find({ asset, name }: PictureKey): Promise<CachedPicture | undefined> {
      try {
        const file = await cache.find(asset, name);
        return file && readPicture(file);
      } catch (error) {
        log("warning", "cached picture cannot be read", { error });
        return undefined;
      }
    },
    /**
     * It is called before the request to the host, whose response is not stored if a picture was deleted meanwhile.
     * It never throws.
     */
    beginStore({ asset, name }: PictureKey) {
      const before = removals;
      return async (headers: PictureHeaders, body: Buffer): Promise<void> => {
        try {
          await cache.store(asset, name, pictureFile(headers, body));
          if (removals !== before) await cache.remove(asset);
        } catch (error) {
          log("warning", "picture not cached", { error });
        }
      };
    },
    /** Deletes every copy of an original. */
    remove,
    /** Deletes the copies of all originals but these. */
    async retainOnly(assets: ReadonlySet<string>): Promise<void> {
      // There is no such folder before the first picture.
      const cached = await readdir(folder).catch(() => []);
      for (const asset of cached) if (!assets.has(asset)) await remove(asset);
    },
  };
}

const firstLine = z.object({
  headers: z.record(z.string(), z.string()),
  storedAt: z.number(),
});

/** A file has one line of JSON, and then the picture as it came. */
function pictureFile(headers: PictureHeaders, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ headers, storedAt: Date.now() })}\n`), body]);
}

function readPicture({ size, head, stream }: CachedRendition): CachedPicture {
  const start = head.indexOf("\n") + 1;
  const described = firstLine.parse(JSON.parse(head.toString("utf8", 0, start)));
  return { ...described, size: size - start, stream: () => stream(start) };
}

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

type PictureHeaders = Record<string, string>;

/** The headers to store with a picture; undefined where the host sent none, or forbids caching it. */
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
