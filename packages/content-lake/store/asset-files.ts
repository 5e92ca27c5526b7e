import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

export type AssetKind = "image" | "file";

/** The bytes of assets, each under its SHA-1: written once, never changed. */
export interface AssetStore {
  path(kind: AssetKind, name: string): string;
  /** Returns when the bytes are safely on disk: a document may then point to them. */
  put(kind: AssetKind, name: string, bytes: Uint8Array): Promise<void>;
}

export function createAssetStore(folder: string): AssetStore {
  const path = (kind: AssetKind, name: string) => join(folder, kind === "image" ? "images" : "files", name);

  return {
    path,
    async put(kind, name, bytes) {
      const file = path(kind, name);
      if (await hasSize(file, bytes.byteLength)) return;
      await mkdir(dirname(file), { recursive: true });
      const temporary = `${file}.${randomUUID()}.part`;
      try {
        await writeSynced(temporary, bytes);
        await rename(temporary, file);
        await syncFolder(dirname(file));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
  };
}

export function sha1Of(bytes: Uint8Array): string {
  return createHash("sha1").update(bytes).digest("hex");
}

async function hasSize(file: string, size: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found?.size === size;
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, "wx");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A rename is only safe once the folder that holds the name is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
