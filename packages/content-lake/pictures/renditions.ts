import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, extname } from "node:path";
import sharp from "sharp";
import { serveFile } from "../http/file-response.ts";
import { httpError, toHttpError } from "../http/http-error.ts";
import { errorResponse, jsonResponse, matchesEtag } from "../http/json-response.ts";
import { chooseFormat, type Format, formats, mimeTypeOf } from "./format.ts";
import { draw, MOST_PIXELS } from "./render.ts";
import { createShelf } from "./rendition-cache.ts";
import { createQueue } from "./task-queue.ts";
import { type Recipe, readRecipe } from "./transform-options.ts";

export interface Renditions {
  /** Answers for one picture: its own bytes when nothing is asked of it, else the picture that the parameters describe. */
  respond(request: Request, originalFile: string): Promise<Response>;
}

export interface RenditionsOptions {
  /** Where made pictures are kept. It can be emptied at any time. */
  cacheFolder: string;
  /** How many pictures are made at once: half the processors, so that pages are answered meanwhile. */
  concurrency?: number;
}

export function createRenditions({
  cacheFolder,
  concurrency = defaultConcurrency(),
}: RenditionsOptions): Renditions {
  const shelf = createShelf(cacheFolder);
  const queue = createQueue(concurrency, MOST_WAITING);
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  /** Two requests for a picture that nobody has made yet make it once. */
  async function findOrMake(file: string, original: string, name: string, recipe: Recipe, format: Format) {
    const known = underWay.get(name) ?? (await shelf.find(original, name)) ?? underWay.get(name);
    if (known !== undefined) return known;
    const making = queue.run(async () => {
      const bytes = new Uint8Array(await draw(file, recipe, format));
      // A full disk is no reason to show no picture: it is made once more for the next visitor.
      await shelf.keep(original, name, bytes).catch(() => undefined);
      return bytes;
    });
    underWay.set(name, making);
    try {
      return await making;
    } finally {
      underWay.delete(name);
    }
  }

  return {
    async respond(request, originalFile) {
      try {
        const recipe = readRecipe(new URL(request.url).searchParams);
        if (isUntouched(recipe))
          return await serveFile(
            request,
            originalFile,
            mimeTypeOf(extensionOf(originalFile)),
            immutable(recipe),
          );
        if (recipe.fm === "json") return await describe(originalFile);
        const format = chooseFormat(recipe, extensionOf(originalFile), request.headers.get("Accept"));
        const original = await identify(originalFile);
        const name = nameOf(original, recipe, format);
        const headers = { ...immutable(recipe), "Content-Type": formats[format].mimeType, ETag: `"${name}"` };
        if (matchesEtag(request, headers.ETag)) return new Response(null, { status: 304, headers });
        const bytes = await findOrMake(originalFile, original, name, recipe, format);
        const length = { "Content-Length": String(bytes.byteLength) };
        return new Response(request.method === "HEAD" ? null : bytes, { headers: { ...headers, ...length } });
      } catch (error) {
        return errorResponse(toHttpError(unreadable(error)));
      }
    },
  };
}

/** Leaves a processor to the pages, and sharp's own threads out of it: one picture, one thread. */
function defaultConcurrency(): number {
  sharp.concurrency(1);
  return Math.max(1, Math.floor(availableParallelism() / 2));
}

const MOST_WAITING = 200;

/** Changes when the same recipe begins to look different. */
const DRAWING_VERSION = 1;

function isUntouched(recipe: Recipe): boolean {
  return Object.keys(recipe).every((name) => name === "dl");
}

/** A file is known by its bytes' whereabouts and age: a picture that is replaced under its name gets new renditions. */
async function identify(file: string): Promise<string> {
  const { size, mtimeMs } = await stat(file).catch(() => {
    throw httpError(404, "There is no such picture");
  });
  return digest(`${file}\n${size}\n${mtimeMs}`);
}

function nameOf(original: string, { dl: _, auto: __, ...recipe }: Recipe, format: Format): string {
  const steps = Object.entries(recipe).sort(([one], [other]) => one.localeCompare(other));
  return `${digest(JSON.stringify([DRAWING_VERSION, original, steps, format]))}.${formats[format].extension}`;
}

function digest(text: string): string {
  return createHash("sha1").update(text).digest("hex");
}

function immutable(recipe: Recipe): Record<string, string> {
  const fileName = recipe.dl?.replaceAll(/[^\w.\- ]/g, "_");
  return {
    "Cache-Control": "public, max-age=31536000, immutable",
    ...(recipe.auto === undefined ? {} : { Vary: "Accept" }),
    ...(fileName === undefined ? {} : { "Content-Disposition": `attachment; filename="${fileName}"` }),
    "X-Content-Type-Options": "nosniff",
    // An SVG is a document: on the shop's own origin it must not be able to act as one.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
}

async function describe(file: string): Promise<Response> {
  const { autoOrient, format, hasAlpha } = await sharp(file, { limitInputPixels: MOST_PIXELS }).metadata();
  return jsonResponse({
    name: basename(file),
    width: autoOrient.width,
    height: autoOrient.height,
    format,
    hasAlpha,
  });
}

function extensionOf(file: string): string {
  return extname(file).slice(1).toLowerCase();
}

/** sharp throws plain errors for files that are not pictures: that is the file's fault, not this server's. */
function unreadable(error: unknown): unknown {
  const isPictureError =
    error instanceof Error && /Input (file|buffer)|unsupported image|Vips|pixel limit/i.test(error.message);
  return isPictureError ? httpError(422, "The original cannot be read as a picture") : error;
}
