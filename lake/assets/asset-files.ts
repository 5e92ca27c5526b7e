import { createHash } from "node:crypto";
import { rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { httpError } from "@trousseau/host/http-error.ts";
import {
  makePrivateFolder,
  moveIntoPlace,
  temporaryPathFor,
  writeUnfinished,
} from "@trousseau/host/safe-file.ts";

export type AssetKind = "image" | "file";

/** Each file is stored under its SHA-1, written once and never changed. */
export type AssetStore = {
  folder(kind: AssetKind): string;
  path(kind: AssetKind, name: string): string;
  /** Throws a 413 beyond `maxBytes`. Nothing stays behind after a failure. */
  receive(bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<ReceivedFile>;
  /** Returns when the bytes are on disk, so that a document may point to them. */
  persist(received: ReceivedFile, kind: AssetKind, name: string): Promise<void>;
};

/** These bytes have no URL yet. */
export type ReceivedFile = {
  path: string;
  size: number;
  sha1: string;
};

export function createAssetStore(folder: string): AssetStore {
  const folderOf = (kind: AssetKind) => join(folder, kind === "image" ? "images" : "files");
  const incoming = join(folder, "incoming");

  return {
    folder: folderOf,
    path: (kind, name) => join(folderOf(kind), name),
    async receive(bytes, maxBytes) {
      await makePrivateFolder(incoming);
      const path = temporaryPathFor(join(incoming, "upload"));
      try {
        return await writeTo(path, bytes, maxBytes);
      } catch (error) {
        await discard({ path });
        throw error;
      }
    },
    async persist(received, kind, name) {
      const file = join(folderOf(kind), name);
      if (await isStored(file, received.size)) return discard(received);
      await makePrivateFolder(dirname(file));
      await moveIntoPlace(received.path, file);
    },
  };
}

/** Persisted bytes are not there any more. The first failure is the one worth reporting. */
export async function discard({ path }: Pick<ReceivedFile, "path">): Promise<void> {
  await rm(path, { force: true }).catch(() => undefined);
}

async function writeTo(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<ReceivedFile> {
  const hash = createHash("sha1");
  let size = 0;
  async function* counted() {
    for await (const chunk of bytes) {
      size += chunk.byteLength;
      if (size > maxBytes) throw httpError(413, `The upload is larger than ${maxBytes} bytes`);
      hash.update(chunk);
      yield chunk;
    }
  }
  await writeUnfinished(path, counted());
  return { path, size, sha1: hash.digest("hex") };
}

/** A new date keeps the bytes from the sweep of deleted assets. */
async function isStored(file: string, size: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (found?.size !== size) return false;
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    // The sweep removed it just now.
    () => false,
  );
}
