import { httpError } from "../http/http-error.ts";
import { jsonResponse } from "../http/json-response.ts";
import { readBody } from "../http/request-body.ts";
import { type AssetHost, describeAsset } from "../store/asset-document.ts";
import type { AssetKind } from "../store/asset-files.ts";
import type { Caller } from "../store/caller.ts";
import type { Document } from "../store/document.ts";
import type { Store } from "../store/document-store.ts";
import type { Writer } from "../store/writer.ts";

export interface UploadParts {
  host: AssetHost;
  store: Store;
  writer: Writer;
}

/** `/assets/{images|files}/{dataset}`: bytes in, the document that describes them out. The same bytes are only ever kept once. */
export async function respondToUpload(
  request: Request,
  kind: AssetKind,
  { author, origin }: { author: Caller; origin: string | undefined },
  { host, store, writer }: UploadParts,
): Promise<Response> {
  const search = new URL(request.url).searchParams;
  const bytes = await readBody(request, LARGEST[kind]);
  if (bytes.byteLength === 0) throw httpError(400, "The upload is empty");
  const described = await describeAsset(host, kind, bytes, search.get("filename") ?? "");
  const asset: Document = { ...described, ...readDescription(search) };
  await writer.write({
    kind: "mutation",
    author,
    isUpload: true,
    work: (workspace) => workspace.apply({ createIfNotExists: asset }),
  });
  const document = store.read(asset._id) ?? asset;
  return jsonResponse({ document: { ...document, url: `${origin ?? ""}/${document.path}` } });
}

/** What the person who uploads says about the picture. */
function readDescription(search: URLSearchParams): Record<string, unknown> {
  const said = ["label", "title", "description", "creditLine", "altText"].flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const [id, name, url] = ["sourceId", "sourceName", "sourceUrl"].map((key) => search.get(key) ?? undefined);
  return { ...Object.fromEntries(said), ...(id === undefined ? {} : { source: { id, name, url } }) };
}

const MEGABYTE = 1024 * 1024;

/** A camera's largest pictures fit; a film belongs beside the dataset, or to a service for films. */
const LARGEST = { image: 64 * MEGABYTE, file: 256 * MEGABYTE } as const satisfies Record<AssetKind, number>;
