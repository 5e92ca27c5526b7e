import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { isFromFuture } from "@trousseau/host/trusted-clock.ts";
import { LRUCache } from "lru-cache";
import type { ContentSettings } from "#model/services/content-settings.ts";
import { fail, type Middleware } from "#server/http/middleware.ts";
import { isNotModified } from "#server/http/not-modified.ts";
import type { ContentProxy } from "#server/proxy/content-proxy.ts";
import {
  type CachedPicture,
  maxAgeMs,
  type PictureCache,
  type PictureKey,
  storableHeaders,
} from "./picture-cache.ts";

/** Request headers that would make the host respond with less than the whole picture. */
const partial = [
  "if-none-match",
  "if-modified-since",
  "if-match",
  "if-unmodified-since",
  "if-range",
  "range",
];

/** Serves pictures from the shop's own disk, and stores those that the content host sends. Everything else is passed on. */
export function cachedPictures(
  cache: PictureCache,
  { forward }: ContentProxy,
  location: Pick<ContentSettings, "projectId" | "dataset">,
): Middleware {
  const readKey = createPictureKeys(location);

  async function respond(
    key: PictureKey,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) {
    const picture = await cache.find(key);
    if (picture && isFresh(picture)) return send(picture, request, response);
    if (request.method === "HEAD") return next();
    const { headers } = request;
    const store = cache.beginStore(key);
    request.headers = Object.fromEntries(Object.entries(headers).filter(([name]) => !partial.includes(name)));
    forward(request, response, {
      onResponse(upstream) {
        // Sec-Fetch-Dest does not say so of what the service worker passes on.
        if (upstream.statusCode === 404 && headers.accept?.startsWith("image/")) {
          upstream.resume();
          sendNothing(response);
          return true;
        }
        storeResponse(upstream, store);
        if (upstream.statusCode !== 200 || !isNotModified(headers["if-none-match"], upstream.headers.etag))
          return false;
        response.writeHead(304).end();
        upstream.resume();
        return true;
      },
      ...(picture ? { onFailure: () => send(picture, request, response) } : {}),
    });
  }

  return (request, response, next) => {
    const isSafeMethod = request.method === "GET" || request.method === "HEAD";
    const key = isSafeMethod ? readKey(request.url ?? "", request.headers.accept) : undefined;
    if (!key) return next();
    respond(key, request, response, next).catch((error) => fail(request, response, error));
  };
}

function isFresh({ headers, storedAt }: CachedPicture): boolean {
  const now = Date.now();
  return !isFromFuture(storedAt, now) && now < storedAt + maxAgeMs(headers["cache-control"]);
}

function send({ headers, size, stream }: CachedPicture, request: IncomingMessage, response: ServerResponse) {
  if (isNotModified(request.headers["if-none-match"], headers.etag))
    return void response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, "Content-Length": size });
  if (request.method === "HEAD") response.end();
  // It destroys the response where the file has gone meanwhile, and the file where the visitor has.
  else pipeline(stream(), response, () => undefined);
}

/** A page shows its ground in the place of a picture that the host has lost: browsers draw the body of a 404, too. */
function sendNothing(response: ServerResponse) {
  for (const name of ["Content-Length", "Content-Encoding", "ETag", "Last-Modified"])
    response.removeHeader(name);
  response.writeHead(404, { "Content-Type": "image/svg+xml", "Cache-Control": "no-store" });
  response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
}

function storeResponse(upstream: IncomingMessage, store: ReturnType<PictureCache["beginStore"]>) {
  const headers = storableHeaders(upstream);
  if (!headers) return;
  const chunks: Buffer[] = [];
  upstream.on("data", (chunk: Buffer) => chunks.push(chunk));
  // A response that breaks off has no end, and is not stored.
  upstream.once("end", () => void store(headers, Buffer.concat(chunks)));
}

/** Gives the key of a picture of this dataset; undefined for anything else and for odd requests. */
type ReadPictureKey = (url: string, accept: string | undefined) => PictureKey | undefined;

/** Addresses whose keys are remembered: those of a few hundred pages, at some 300 bytes each. */
const MAX_REMEMBERED = 4_000;

const fileName = /^([0-9a-f]{40}-\d{1,5}x\d{1,5}\.[a-z0-9]{2,5})(?:\/[^/]*)?$/;

/**
 * Pages write these values. Others could be spelled in endless ways that make the same picture ("w=99.6", "w=99.61"),
 * and are passed on without being cached.
 */
const plainValue = /^(-?[1-9]\d{0,3}|0|[a-z]{1,10})$/;
const share = /^([0-3]|[0-3]\.\d{0,3}[1-9])$/;
/** A map, because a visitor may write "constructor", which every object has. */
const otherValues: ReadonlyMap<string, RegExp> = new Map([
  ["rect", /^\d{1,5}(,\d{1,5}){3}$/],
  ["bg", /^[0-9a-f]{3,8}$/],
  ["fp-x", share],
  ["fp-y", share],
  ["dpr", share],
]);

/** The picture as it was uploaded. */
const ORIGINAL = "original";

/** Gives a download its name, which is not worth a copy of its own. */
const DOWNLOAD = "dl";

export function createPictureKeys({
  projectId,
  dataset,
}: Pick<ContentSettings, "projectId" | "dataset">): ReadPictureKey {
  const folder = `/images/${projectId}/${dataset}/`;
  const remembered = new LRUCache<string, PictureKey>({ max: MAX_REMEMBERED });
  return (url, accept) => {
    // The host does not receive what follows a "#", and would send another picture than the key's.
    if (!url.startsWith(folder) || url.includes("#")) return undefined;
    const formats = formatsIn(accept);
    const rememberedKey = remembered.get(url + formats);
    if (rememberedKey) return rememberedKey;
    const key = keyOf(url.slice(folder.length), formats);
    if (key) remembered.set(url + formats, key);
    return key;
  };
}

function keyOf(path: string, formats: string): PictureKey | undefined {
  const [named = "", query = ""] = path.split("?", 2);
  const [, asset] = fileName.exec(named) ?? [];
  const parameters = [...new URLSearchParams(query)];
  if (!asset || !parameters.every(isPlain)) return undefined;
  const isNegotiated = parameters.some(([parameter]) => parameter === "auto");
  const spelled = parameters
    .map((pair) => pair.join("="))
    .sort()
    .join("&");
  const variant = isNegotiated ? spelled + formats : spelled || ORIGINAL;
  return { asset, name: createHash("sha256").update(variant).digest("base64url").slice(0, 22) };
}

function isPlain([parameter, value]: [string, string]): boolean {
  if (parameter === DOWNLOAD) return false;
  return (otherValues.get(parameter) ?? plainValue).test(value);
}

/** The formats that the browser takes, among those that a host chooses by itself: " avif webp". */
function formatsIn(accept = ""): string {
  return `${accept.includes("image/avif") ? " avif" : ""}${accept.includes("image/webp") ? " webp" : ""}`;
}
