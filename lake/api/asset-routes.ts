import { httpError } from "@trousseau/host/http-error.ts";
import { type KnownTokens, programs, readBearerToken } from "../access/caller.ts";
import type { AssetHost } from "../assets/asset-document.ts";
import type { AssetIndex } from "../assets/asset-index.ts";
import { downloadAs, mimeTypeOf, serveFile } from "../http/file-response.ts";
import type { Respond, Routes } from "../http/router.ts";
import type { Renditions } from "../pictures/renditions.ts";

type AssetContext = {
  request: Request;
  address: string | undefined;
};

export type AssetParts = {
  host: AssetHost;
  assetIndex: AssetIndex;
  renditions: Renditions;
  tokens: KnownTokens;
};

/** `/images/…` and `/files/…` stand for Sanity's CDN. A name contains the hash of its bytes, so its content never changes. */
export function assetRoutes(parts: AssetParts): Routes<AssetContext> {
  const { assetIndex, renditions, tokens } = parts;
  const { store } = parts.host;
  /** Only the shop of this lake has its pictures made ahead: whoever may ask for an AVIF may keep an encoder busy. */
  const isService = (request: Request) => {
    const caller = tokens.identify(readBearerToken(request) ?? "");
    return typeof caller === "object" && caller.id === programs.service.id;
  };
  const image: Respond<AssetContext> = async ({ request, address }, { name = "" }) => {
    const sha1 = name.match(/^([0-9a-f]{40})-\d{1,5}x\d{1,5}\.[a-z0-9]{2,5}$/)?.[1];
    if (sha1 === undefined || !assetIndex.has("image", name))
      throw httpError(404, "There is no such picture");
    const asker = { address, makesAhead: isService(request) };
    return withSha1(await renditions.respond(request, store.path("image", name), asker), sha1);
  };
  const file: Respond<AssetContext> = async ({ request }, { name = "" }) => {
    const [, sha1, extension] = name.match(/^([0-9a-f]{40})\.([a-z0-9]{1,10})$/) ?? [];
    if (sha1 === undefined || extension === undefined || !assetIndex.has("file", name))
      throw httpError(404, "There is no such file");
    const path = store.path("file", name);
    return withSha1(await serveFile(request, path, mimeTypeOf(extension), fileHeaders(request)), sha1);
  };
  return {
    "GET /images/:project/:dataset/:name": image,
    // The last segment is the caller's choice and names a download.
    "GET /images/:project/:dataset/:name/:vanity": image,
    "GET /files/:project/:dataset/:name": file,
    "GET /files/:project/:dataset/:name/:vanity": file,
  };
}

/** Exports verify an original against this header. */
function withSha1(response: Response, sha1: string): Response {
  if (response.ok) response.headers.set("X-Sanity-Sha1", sha1);
  return response;
}

function fileHeaders(request: Request): Record<string, string> {
  const name = new URL(request.url).searchParams.get("dl");
  return {
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    ...(name === null ? {} : downloadAs(name)),
  };
}
