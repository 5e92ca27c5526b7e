import { httpError } from "../http/http-error.ts";
import { limits } from "../limits.ts";
import { readMetadataOptions } from "../pictures/metadata-options.ts";
import { type AssetHost, createAsset } from "../store/asset-document.ts";
import { type AssetKind, discard } from "../store/asset-files.ts";
import type { Caller } from "../store/caller.ts";
import type { Document } from "../store/document.ts";
import type { Store } from "../store/document-store.ts";
import type { Writer } from "../store/writer.ts";

export interface UploadParts {
  host: AssetHost;
  store: Store;
  writer: Writer;
}

export interface UploadCall {
  respond(request: Request, kind: AssetKind, author: Caller): Promise<Document>;
}

/** `/assets/{images|files}/{dataset}`: bytes in, the document that describes them out. The same bytes are only ever kept once. */
export function createUploadCall({ host, store, writer }: UploadParts): UploadCall {
  let underWay = 0;

  async function upload(request: Request, kind: AssetKind, author: Caller): Promise<Document> {
    const search = new URL(request.url).searchParams;
    const metadata = readMetadataOptions(search.getAll("meta"));
    const received = await receive(request, kind);
    const details = { kind, fileName: search.get("filename") ?? "", metadata };
    const asset: Document = { ...(await createAsset(host, received, details)), ...readDescription(search) };
    await writer.write({
      kind: "mutation",
      author,
      isUpload: true,
      steps: [() => [{ createIfNotExists: asset }]],
    });
    return store.read(asset._id) ?? asset;
  }

  async function receive(request: Request, kind: AssetKind) {
    const mostBytes = mostBytesOf[kind];
    if (Number(request.headers.get("Content-Length")) > mostBytes) {
      throw httpError(413, `The upload is larger than ${mostBytes} bytes`);
    }
    const received = await host.store.receive(request.body ?? new Blob().stream(), mostBytes);
    if (received.size > 0) return received;
    await discard(received);
    throw httpError(400, "The upload is empty");
  }

  return {
    async respond(request, kind, author) {
      if (underWay >= limits.concurrentUploads.value)
        throw httpError(503, "Too many files are being uploaded. Try again shortly.");
      underWay += 1;
      try {
        return await upload(request, kind, author);
      } finally {
        underWay -= 1;
      }
    },
  };
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

const mostBytesOf = {
  image: limits.pictureUploadBytes.value,
  file: limits.fileUploadBytes.value,
} as const satisfies Record<AssetKind, number>;
