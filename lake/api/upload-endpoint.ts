import { withBodyTimeout } from "@trousseau/host/body-timeout.ts";
import { createConnectionLimit } from "@trousseau/host/connection-limit.ts";
import { httpError } from "@trousseau/host/http-error.ts";
import type { Caller } from "../access/caller.ts";
import { createAsset } from "../assets/asset-document.ts";
import { type AssetKind, discard } from "../assets/asset-files.ts";
import { filmTypeFault } from "../assets/film-type.ts";
import type { Document } from "../documents/document.ts";
import { limits } from "../limits.ts";
import { readMetadataOptions } from "../pictures/picture-metadata.ts";
import type { LakeParts } from "./call.ts";

/** `/assets/{images|files}/{dataset}` stores uploaded bytes and returns their document. Equal bytes are stored once. */
export function createUploadCall({ host, store, writer }: Pick<LakeParts, "host" | "store" | "writer">) {
  const total = limits.concurrentUploads;
  const takeSlot = createConnectionLimit({
    total,
    perPerson: total / 2,
    busyMessage: "Too many files are being uploaded.",
  });

  async function upload(request: Request, kind: AssetKind, author: Caller): Promise<Document> {
    const search = new URL(request.url).searchParams;
    const metadata = readMetadataOptions(search.getAll("meta"));
    const received = await receive(request, kind);
    const fileName = search.get("filename") ?? "";
    const fault = kind === "file" ? await filmTypeFault(received.path, fileName) : undefined;
    if (fault !== undefined) {
      await discard(received);
      throw httpError(400, fault);
    }
    const details = { kind, fileName, metadata, from: author.id };
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
    const maxBytes = maxBytesOf[kind];
    if (Number(request.headers.get("Content-Length")) > maxBytes) {
      throw httpError(413, `The upload is larger than ${maxBytes} bytes`);
    }
    const received = await host.store.receive(
      withBodyTimeout(request.body ?? new Blob().stream(), arrival),
      maxBytes,
    );
    if (received.size > 0) return received;
    await discard(received);
    throw httpError(400, "The upload is empty");
  }

  return async (request: Request, kind: AssetKind, author: Caller): Promise<Document> => {
    const release = takeSlot({ person: author.id });
    return await upload(request, kind, author).finally(release);
  };
}

const arrival = {
  idleMs: limits.bodyIdleSeconds * 1000,
  totalMs: limits.uploadMinutes * 60_000,
};

function readDescription(search: URLSearchParams): Record<string, unknown> {
  const fields = ["label", "title", "description", "creditLine", "altText"].flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const [id, name, url] = ["sourceId", "sourceName", "sourceUrl"].map((key) => search.get(key) ?? undefined);
  return { ...Object.fromEntries(fields), ...(id === undefined ? {} : { source: { id, name, url } }) };
}

const maxBytesOf = {
  image: limits.pictureUploadBytes,
  file: limits.fileUploadBytes,
} as const satisfies Record<AssetKind, number>;
