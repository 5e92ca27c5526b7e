import { stat } from "node:fs/promises";
import { hashOf } from "@trousseau/host/safe-file.ts";
import type { TaskQueue } from "@trousseau/host/task-queue.ts";
import type { Document } from "../documents/document.ts";
import { mimeTypeOf } from "../http/file-response.ts";
import { limits } from "../limits.ts";
import { type HeicConverter, isHeic } from "../pictures/heic-converter.ts";
import { type MetadataOption, readPicture } from "../pictures/picture-metadata.ts";
import { isRecording, removeOrigin } from "../pictures/remove-origin.ts";
import type { SvgRasterizer } from "../pictures/svg-rasterizer.ts";
import { type AssetKind, type AssetStore, discard, type ReceivedFile } from "./asset-files.ts";

export type AssetHost = {
  store: AssetStore;
  /** A picture may take a hundred megabytes while it is described, so they take turns. */
  describing: TaskQueue;
  rasterizer: SvgRasterizer;
  heic: HeicConverter;
  projectId: string;
  dataset: string;
};

type AssetDetails = {
  kind: AssetKind;
  fileName: string;
  metadata: ReadonlySet<MetadataOption>;
  /** Each person's pictures are described in their turn. */
  from?: string;
};

/** Returns the document that fields refer to. Equal bytes always give the same one. */
export async function createAsset(
  host: AssetHost,
  received: ReceivedFile,
  details: AssetDetails,
): Promise<Document> {
  try {
    const describe = details.kind === "file" ? describeFile : describeImage;
    const { stem, extension, size, sha1, metadata } = await describe(host, received, details);
    const name = `${stem}.${extension}`;
    await host.store.persist({ ...received, size }, details.kind, name);
    const path = `${details.kind}s/${host.projectId}/${host.dataset}/${name}`;
    return {
      ...(details.fileName === "" ? {} : { originalFilename: nameWith(extension, details.fileName) }),
      _id: `${details.kind}-${stem}-${extension}`,
      _type: `sanity.${details.kind}Asset`,
      assetId: sha1,
      sha1hash: sha1,
      extension,
      mimeType: mimeTypeOf(extension),
      size,
      path,
      // One lake is served under several origins, and a reader gets that of the request.
      url: `/${path}`,
      uploadId: sha1,
      ...(metadata === undefined ? {} : { metadata }),
    };
  } finally {
    await discard(received);
  }
}

/** A download has the name, so it ends as its bytes are. */
function nameWith(extension: string, fileName: string): string {
  return extension === "jpg" ? fileName.replace(/\.hei[cf]$/i, ".jpg") : fileName;
}

type Description = {
  stem: string;
  extension: string;
  size: number;
  sha1: string;
  metadata?: Record<string, unknown>;
};

/** A picture or a film may be downloaded as a file, too. */
async function describeFile(
  { describing }: AssetHost,
  { path, size, sha1 }: ReceivedFile,
  { fileName, from }: AssetDetails,
): Promise<Description> {
  const [, extension = "bin"] = fileName.toLowerCase().match(/\.([a-z0-9]{1,10})$/) ?? [];
  const isChanged =
    (await isRecording(path)) &&
    (await describing.run(() => removeOrigin(path, extension, deadline()), from));
  const own = isChanged ? await hashOf(path, "sha1") : sha1;
  return { stem: own, extension, size, sha1: own };
}

/** The place is read on request and then removed, so that what is hashed, stored and served are the same bytes. */
function describeImage(
  { rasterizer, heic, describing }: AssetHost,
  received: ReceivedFile,
  details: AssetDetails,
): Promise<Description> {
  return describing.run(async () => {
    const isConverted = await isHeic(received.path);
    if (isConverted) await heic.convert(received.path);
    const end = deadline();
    const seconds = limits.describeSeconds;
    const picture = await readPicture(received.path, details.metadata, rasterizer, seconds);
    const { width, height, extension, metadata } = picture;
    const isChanged = (await removeOrigin(received.path, extension, end)) || isConverted;
    const sha1 = isChanged ? await hashOf(received.path, "sha1") : received.sha1;
    const { size } = await stat(received.path);
    return { stem: `${sha1}-${width}x${height}`, extension, size, sha1, metadata };
  }, details.from);
}

function deadline(): AbortSignal {
  return AbortSignal.timeout(limits.describeSeconds * 1000);
}
