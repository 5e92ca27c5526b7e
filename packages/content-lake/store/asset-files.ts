import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { writeFileSafely } from "../safe-file.ts";

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
      if (!(await hasSize(file, bytes.byteLength))) await writeFileSafely(file, bytes);
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
