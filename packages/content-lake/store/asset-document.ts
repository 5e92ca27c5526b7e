import { mimeTypeOf } from "../pictures/format.ts";
import { readPicture } from "../pictures/picture-metadata.ts";
import { type AssetKind, type AssetStore, sha1Of } from "./asset-files.ts";
import type { Document } from "./document.ts";

export interface AssetHost {
  store: AssetStore;
  projectId: string;
  dataset: string;
}

/** Stores the bytes and describes them: the document that fields then refer to. Equal bytes always give the same one. */
export async function describeAsset(
  host: AssetHost,
  kind: AssetKind,
  bytes: Uint8Array,
  fileName: string,
): Promise<Document> {
  const sha1 = sha1Of(bytes);
  const named = fileName === "" ? {} : { originalFilename: fileName };
  if (kind === "file")
    return { ...named, ...(await store(host, kind, bytes, sha1, sha1, extensionIn(fileName))) };

  const { width, height, extension, metadata } = await readPicture(bytes);
  return {
    ...named,
    ...(await store(host, kind, bytes, sha1, `${sha1}-${width}x${height}`, extension)),
    metadata,
  };
}

async function store(
  host: AssetHost,
  kind: AssetKind,
  bytes: Uint8Array,
  sha1: string,
  stem: string,
  extension: string,
) {
  const name = `${stem}.${extension}`;
  await host.store.put(kind, name, bytes);
  const path = `${kind}s/${host.projectId}/${host.dataset}/${name}`;
  return {
    _id: `${kind}-${stem}-${extension}`,
    _type: `sanity.${kind}Asset`,
    assetId: sha1,
    sha1hash: sha1,
    extension,
    mimeType: mimeTypeOf(extension),
    size: bytes.byteLength,
    path,
    // Without an origin: the same lake answers under several, and the clients build addresses from the id.
    url: `/${path}`,
    uploadId: sha1,
  };
}

function extensionIn(fileName: string): string {
  const [, extension] = fileName.toLowerCase().match(/\.([a-z0-9]{1,10})$/) ?? [];
  return extension ?? "bin";
}
