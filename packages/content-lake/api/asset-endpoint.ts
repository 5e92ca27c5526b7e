import type { AssetHost } from "../assets/asset-document.ts";
import type { AssetIndex } from "../assets/asset-index.ts";
import { serveFile } from "../http/file-response.ts";
import { httpError } from "../http/http-error.ts";
import { mimeTypeOf } from "../pictures/picture-format.ts";
import type { Renditions } from "../pictures/renditions.ts";

export interface AssetCall {
  respondImage(request: Request, name: string, address: string | undefined): Promise<Response>;
  respondFile(request: Request, name: string): Promise<Response>;
}

interface AssetParts {
  host: Pick<AssetHost, "store">;
  assetIndex: AssetIndex;
  /** The lake calls this before it sends a stored file. */
  beforeOriginal: (file: string) => Promise<void>;
}

/** `/images/…` and `/files/…` stand for Sanity's CDN. A name contains the hash of its bytes, so its content never changes. */
export function createAssetCall(
  { host, assetIndex, beforeOriginal }: AssetParts,
  renditions: Renditions,
): AssetCall {
  const { store } = host;
  return {
    async respondImage(request, name, address) {
      const sha1 = name.match(/^([0-9a-f]{40})-\d{1,5}x\d{1,5}\.[a-z0-9]{2,5}$/)?.[1];
      if (sha1 === undefined || !assetIndex.has("image", name))
        throw httpError(404, "There is no such picture");
      return withSha1(await renditions.respond(request, store.path("image", name), address), sha1);
    },
    async respondFile(request, name) {
      const [, sha1, extension] = name.match(/^([0-9a-f]{40})\.([a-z0-9]{1,10})$/) ?? [];
      if (sha1 === undefined || extension === undefined || !assetIndex.has("file", name))
        throw httpError(404, "There is no such file");
      await beforeOriginal(store.path("file", name));
      const response = await serveFile(
        request,
        store.path("file", name),
        mimeTypeOf(extension),
        fileHeaders(request),
      );
      return withSha1(response, sha1);
    },
  };
}

/** Exports verify an original against this header. */
function withSha1(response: Response, sha1: string): Response {
  if (response.ok) response.headers.set("X-Sanity-Sha1", sha1);
  return response;
}

function fileHeaders(request: Request): Record<string, string> {
  const fileName = new URL(request.url).searchParams.get("dl")?.replaceAll(/[^\w.\- ]/g, "_");
  return {
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    ...(fileName === undefined ? {} : { "Content-Disposition": `attachment; filename="${fileName}"` }),
  };
}
