import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import { isNotModified } from "@trousseau/host/etag.ts";
import { httpError } from "@trousseau/host/http-error.ts";
import { siteOf } from "@trousseau/host/rate-limit.ts";
import { isMissing } from "@trousseau/host/safe-file.ts";
import { createTaskQueue, type SharedTask } from "@trousseau/host/task-queue.ts";
import { toWebStream } from "@trousseau/host/web-stream.ts";
import { downloadAs, mimeTypeOf, serveFile } from "../http/file-response.ts";
import { errorResponse, toHttpError } from "../http/json-response.ts";
import { limits } from "../limits.ts";
import { type AvifEncoder, createAvifEncoder } from "./avif-encoder.ts";
import { openPicture } from "./picture-source.ts";
import { pictureConcurrency, renderPicture } from "./render.ts";
import { type CachedRendition, createRenditionCache } from "./rendition-cache.ts";
import { createSvgRasterizer, type SvgRasterizer } from "./svg-rasterizer.ts";
import {
  chooseFormat,
  type Format,
  formats,
  mayBeAvif,
  readTransformOptions,
  type TransformOptions,
} from "./transform-options.ts";

export type Renditions = {
  /** A request without parameters gets the stored bytes. */
  respond(request: Request, originalFile: string, asker?: Asker): Promise<Response>;
  /** Removes the renditions of a picture that is about to be removed itself. */
  remove(originalFile: string): Promise<void>;
  close(): Promise<void>;
};

type Asker = {
  /** The client's address, for its share of the queue. */
  address?: string | undefined;
  /** It makes the pictures of pages before anybody else asks for them: an AVIF where anybody else gets a WebP. */
  makesAhead?: boolean;
};

type RenditionsOptions = {
  /** The folder can be emptied at any time. */
  cacheFolder: string;
  concurrency?: number;
  renderSeconds?: number;
  /** The default rasterizer has a process of its own. */
  rasterizer?: SvgRasterizer;
};

export function createRenditions(options: RenditionsOptions): Renditions {
  const cache = createRenditionCache(options.cacheFolder, cacheLimits);
  const makeOnce = createMaker(cache, options.concurrency ?? pictureConcurrency());
  const encoder = createAvifEncoder();
  const choose = createChoice(cache, encoder, options);

  async function respondMade(request: Request, file: string, transform: TransformOptions, asker: Asker) {
    const { cached, work, mayImprove } = await choose(request, file, transform, asker);
    const { name, mimeType } = work;
    const headers = { ...caching(transform, mayImprove), "Content-Type": mimeType, ETag: `"${name}"` };
    if (isNotModified(request.headers, headers.ETag)) return new Response(null, { status: 304, headers });
    const from = asker.address ? siteOf(asker.address) : "";
    const made = cached ?? (await makeOnce(work, from, request.signal));
    const length = made instanceof Uint8Array ? made.byteLength : made.size;
    const init = { headers: { ...headers, "Content-Length": String(length) } };
    if (request.method === "HEAD") return new Response(null, init);
    return new Response(made instanceof Uint8Array ? made : toWebStream(made.stream()), init);
  }

  return {
    async respond(request, originalFile, asker = {}) {
      try {
        const transform = readTransformOptions(new URL(request.url).searchParams);
        if (!isUntouched(transform)) return await respondMade(request, originalFile, transform, asker);
        const mimeType = mimeTypeOf(extensionOf(originalFile));
        return await serveFile(request, originalFile, mimeType, caching(transform));
      } catch (error) {
        return errorResponse(toHttpError(error));
      }
    },
    async remove(originalFile) {
      await cache.remove(await identify(originalFile));
    },
    close: encoder.close,
  };
}

type Cache = ReturnType<typeof createRenditionCache>;
type Made = CachedRendition | Uint8Array<ArrayBuffer>;

/** Requests for the same rendition make it once. A rendition that nobody waits for is not made. */
function createMaker(cache: Cache, concurrency: number) {
  const maxWaiting = limits.waitingRenditions;
  const queue = createTaskQueue({
    concurrency,
    maxWaiting,
    maxWaitingPerClient: maxWaiting / 4,
    busyMessage: "Too many pictures are waiting.",
    costly: { seconds: limits.costlySeconds, most: limits.costlySecondsPerAddress },
  });
  const aheadQueue = createTaskQueue({
    concurrency: 1,
    maxWaiting: 1,
    busyMessage: "A picture is being made.",
  });
  const underWay = new Map<string, SharedTask<Uint8Array<ArrayBuffer>>>();

  function begin({ original, name, make, isAhead }: Work) {
    async function renderAndStore(): Promise<Uint8Array<ArrayBuffer>> {
      const bytes = new Uint8Array(await make());
      // A full disk is no reason to show no picture.
      await cache.store(original, name, bytes).catch(() => undefined);
      return bytes;
    }
    const task = (isAhead ? aheadQueue : queue).share(renderAndStore, () => underWay.delete(name));
    underWay.set(name, task);
    return task;
  }

  return async (work: Work, from: string, signal: AbortSignal): Promise<Made> => {
    const { original, name } = work;
    const cached = underWay.has(name) ? undefined : await cache.find(original, name);
    if (cached) return cached;
    const bytes = await (underWay.get(name) ?? begin(work)).join(from, signal);
    // Everybody who has waited reads the file: a copy for each would stay in memory until it is read.
    return (await cache.find(original, name).catch(() => undefined)) ?? bytes;
  };
}

/** Chooses an AVIF where one lies there, or is made for whoever makes pictures ahead. */
function createChoice(cache: Cache, encoder: AvifEncoder, options: RenditionsOptions) {
  const { renderSeconds = limits.renderSeconds, rasterizer = createSvgRasterizer() } = options;

  /** `fm=json` asks for a description, which opens the file as well. */
  function workFor(request: Request, file: string, original: string, transform: TransformOptions): Work {
    if (transform.fm === "json") {
      const make = () => describe(file, rasterizer, renderSeconds);
      const mimeType = "application/json; charset=utf-8";
      return { original, name: nameOf(original, transform, "json"), mimeType, make };
    }
    const format = chooseFormat(transform, extensionOf(file), request.headers.get("Accept"));
    const make = () => renderPicture(file, transform, format, rasterizer, renderSeconds);
    return { original, name: nameOf(original, transform, format), mimeType: formats[format].mimeType, make };
  }

  return async (request: Request, file: string, transform: TransformOptions, asker: Asker) => {
    const original = await identify(file);
    if (!mayBeAvif(transform, request.headers.get("Accept")))
      return { work: workFor(request, file, original, transform) };
    const name = nameOf(original, transform, "avifAhead");
    const make = () => encoder.encode(file, new URL(request.url).searchParams);
    const cached = await cache.find(original, name);
    if (cached || asker.makesAhead)
      return { cached, work: { original, name, mimeType: formats.avifAhead.mimeType, make, isAhead: true } };
    return { work: workFor(request, file, original, transform), mayImprove: true };
  };
}

const cacheLimits = {
  bytesPerPicture: limits.renditionBytesPerPicture,
  filesPerPicture: limits.renditionsPerPicture,
  bytes: limits.renditionBytes,
};

type Work = {
  /** The original is known by this digest. */
  original: string;
  name: string;
  mimeType: string;
  make: () => Promise<Uint8Array>;
  /** It waits for other pictures of its kind, and never for those that visitors wait for. */
  isAhead?: boolean;
};

/** A new number makes every rendition again, for when the same options look different. */
const RENDERING_VERSION = 2;

function isUntouched(options: TransformOptions): boolean {
  return Object.keys(options).every((name) => name === "dl");
}

/** A replaced picture has another size or time, and so gets new renditions. */
async function identify(file: string): Promise<string> {
  const { size, mtimeMs } = await stat(file).catch((error: unknown) => {
    throw isMissing(error) ? httpError(404, "There is no such picture") : error;
  });
  return digest(`${basename(file)}\n${size}\n${mtimeMs}`);
}

function nameOf(
  original: string,
  { dl: _, auto: __, ...options }: TransformOptions,
  format: Format | "json",
): string {
  const steps = Object.entries(options).sort(([one], [other]) => one.localeCompare(other));
  const extension = format === "json" ? format : formats[format].extension;
  return `${digest(JSON.stringify([RENDERING_VERSION, original, steps, format]))}.${extension}`;
}

function digest(text: string): string {
  return createHash("sha1").update(text).digest("hex");
}

/** Caches ask again after a day for what `mayImprove`: by then there may be a lighter AVIF. */
function caching(options: TransformOptions, mayImprove = false): Record<string, string> {
  return {
    "Cache-Control": mayImprove ? "public, max-age=86400" : "public, max-age=31536000, immutable",
    ...(options.auto === undefined ? {} : { Vary: "Accept" }),
    ...(options.dl === undefined ? {} : downloadAs(options.dl)),
    "X-Content-Type-Options": "nosniff",
    // An SVG is a document, and must not act as one on the shop's own origin.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
}

async function describe(file: string, rasterizer: SvgRasterizer, maxSeconds: number): Promise<Uint8Array> {
  const { metadata } = await openPicture(file, rasterizer, maxSeconds);
  const { autoOrient, format, hasAlpha } = metadata;
  return Buffer.from(JSON.stringify({ name: basename(file), ...autoOrient, format, hasAlpha }));
}

function extensionOf(file: string): string {
  return extname(file).slice(1).toLowerCase();
}
