import type { IncomingMessage, ServerResponse } from "node:http";
import type { ContentSettings } from "#app/content/client.server.ts";
import { fail, type Middleware } from "#server/http/middleware.ts";
import type { ContentProxy } from "#server/proxy/content-proxy.ts";
import type { CachedPicture, PictureCache } from "./picture-cache.ts";
import { isNotModified, maxAgeMs, storableHeaders } from "./picture-headers.ts";
import { createPictureKeys, type PictureKey } from "./picture-key.ts";

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
        storeResponse(upstream, store);
        if (upstream.statusCode !== 200 || !isNotModified(headers, upstream.headers.etag)) return false;
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
  return Date.now() < storedAt + maxAgeMs(headers["cache-control"]);
}

function send({ headers, body }: CachedPicture, request: IncomingMessage, response: ServerResponse) {
  if (isNotModified(request.headers, headers.etag)) response.writeHead(304, headers).end();
  // Node leaves out the body of a response to HEAD.
  else response.writeHead(200, { ...headers, "Content-Length": body.byteLength }).end(body);
}

function storeResponse(upstream: IncomingMessage, store: ReturnType<PictureCache["beginStore"]>) {
  const headers = storableHeaders(upstream);
  if (!headers) return;
  const chunks: Buffer[] = [];
  upstream.on("data", (chunk: Buffer) => chunks.push(chunk));
  // Not for one that breaks off: Node ends what has come whole.
  upstream.once("end", () => void store(headers, Buffer.concat(chunks)));
}
