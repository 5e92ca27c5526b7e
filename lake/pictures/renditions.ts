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
import { openPicture } from "./picture-source.ts";
import { pictureConcurrency, renderPicture } from "./render.ts";
import { type CachedRendition, createRenditionCache } from "./rendition-cache.ts";
import { createSvgRasterizer, type SvgRasterizer } from "./svg-rasterizer.ts";
import {
  chooseFormat,
  type Format,
  formats,
  readTransformOptions,
  type TransformOptions,
} from "./transform-options.ts";

export type Renditions = {
  /** A request without parameters gets the stored bytes. `address` is the client's, for its share of the queue. */
  respond(request: Request, originalFile: string, address?: string): Promise<Response>;
  /** Removes the renditions of a picture that is about to be removed itself. */
  remove(originalFile: string): Promise<void>;
};

type RenditionsOptions = {
  /** The folder can be emptied at any time. */
  cacheFolder: string;
  concurrency?: number;
  renderSeconds?: number;
  /** The default rasterizer has a process of its own. */
  rasterizer?: SvgRasterizer;
};

export function createRenditions({
  cacheFolder,
  concurrency = pictureConcurrency(),
  renderSeconds = limits.renderSeconds,
  rasterizer = createSvgRasterizer(),
}: RenditionsOptions): Renditions {
  const cache = createRenditionCache(cacheFolder, cacheLimits);
  const maxWaiting = limits.waitingRenditions;
  const queue = createTaskQueue({
    concurrency,
    maxWaiting,
    maxWaitingPerClient: maxWaiting / 4,
    busyMessage: "Too many pictures are waiting.",
    costly: { seconds: limits.costlySeconds, most: limits.costlySecondsPerAddress },
  });
  const underWay = new Map<string, SharedTask<Uint8Array<ArrayBuffer>>>();

  /** Requests for the same rendition make it once. A rendition that nobody waits for is not made. */
  async function findOrMake(
    work: Work,
    from: string,
    signal: AbortSignal,
  ): Promise<CachedRendition | Uint8Array<ArrayBuffer>> {
    const { original, name } = work;
    const cached = underWay.has(name) ? undefined : await cache.find(original, name);
    if (cached) return cached;
    const bytes = await (underWay.get(name) ?? begin(work)).join(from, signal);
    // Everybody who has waited reads the file: a copy for each would stay in memory until it is read.
    return (await cache.find(original, name).catch(() => undefined)) ?? bytes;
  }

  function begin({ original, name, make }: Work) {
    async function renderAndStore(): Promise<Uint8Array<ArrayBuffer>> {
      const bytes = new Uint8Array(await make());
      // A full disk is no reason to show no picture.
      await cache.store(original, name, bytes).catch(() => undefined);
      return bytes;
    }
    const task = queue.share(renderAndStore, () => underWay.delete(name));
    underWay.set(name, task);
    return task;
  }

  async function respondMade(request: Request, file: string, options: TransformOptions, from: string) {
    const original = await identify(file);
    const work = chooseWork(request, file, options);
    const name = nameOf(original, options, work.format);
    const headers = { ...immutable(options), "Content-Type": work.mimeType, ETag: `"${name}"` };
    if (isNotModified(request.headers, headers.ETag)) return new Response(null, { status: 304, headers });
    const made = await findOrMake({ original, name, make: work.make }, from, request.signal);
    const length = made instanceof Uint8Array ? made.byteLength : made.size;
    const init = { headers: { ...headers, "Content-Length": String(length) } };
    if (request.method === "HEAD") return new Response(null, init);
    return new Response(made instanceof Uint8Array ? made : toWebStream(made.stream()), init);
  }

  /** `fm=json` asks for a description, which opens the file as well. */
  function chooseWork(request: Request, file: string, options: TransformOptions) {
    if (options.fm === "json") {
      const make = () => describe(file, rasterizer, renderSeconds);
      return { format: "json", mimeType: "application/json; charset=utf-8", make } as const;
    }
    const format = chooseFormat(options, extensionOf(file), request.headers.get("Accept"));
    const make = () => renderPicture(file, options, format, rasterizer, renderSeconds);
    return { format, mimeType: formats[format].mimeType, make };
  }

  return {
    async respond(request, originalFile, address) {
      try {
        const options = readTransformOptions(new URL(request.url).searchParams);
        if (!isUntouched(options))
          return await respondMade(request, originalFile, options, address ? siteOf(address) : "");
        const mimeType = mimeTypeOf(extensionOf(originalFile));
        return await serveFile(request, originalFile, mimeType, immutable(options));
      } catch (error) {
        return errorResponse(toHttpError(error));
      }
    },
    async remove(originalFile) {
      await cache.remove(await identify(originalFile));
    },
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
  make: () => Promise<Uint8Array>;
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

function immutable(options: TransformOptions): Record<string, string> {
  return {
    "Cache-Control": "public, max-age=31536000, immutable",
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
