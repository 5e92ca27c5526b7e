import { readdir } from "node:fs/promises";
import { createRenditionCache } from "@trousseau/content-lake/rendition-cache";
import { z } from "zod";
import { log } from "#server/log.ts";
import type { PictureHeaders } from "./picture-headers.ts";
import type { PictureKey } from "./picture-key.ts";

/** Pictures that the content host has made, on the shop's own disk: they are shown while the host is down. */
export type PictureCache = ReturnType<typeof openPictureCache>;

export type CachedPicture = {
  headers: PictureHeaders;
  /** Milliseconds since 1970. */
  storedAt: number;
  body: Buffer;
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
    /** Called before the request to the host, whose response is not stored if a picture was deleted meanwhile. Never throws. */
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
  length: z.number(),
});

/** One line of JSON, then the picture as it came. */
function pictureFile(headers: PictureHeaders, body: Buffer): Buffer {
  const line = JSON.stringify({ headers, storedAt: Date.now(), length: body.byteLength });
  return Buffer.concat([Buffer.from(`${line}\n`), body]);
}

function readPicture(file: Buffer): CachedPicture {
  const start = file.indexOf("\n") + 1;
  const { length, ...described } = firstLine.parse(JSON.parse(file.toString("utf8", 0, start)));
  const body = file.subarray(start);
  if (body.byteLength !== length) throw new Error("The file is not whole.");
  return { ...described, body };
}
