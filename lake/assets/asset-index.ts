import type { DatabaseSync } from "node:sqlite";
import type { Writer } from "../documents/writer.ts";
import type { AssetKind } from "./asset-files.ts";

/** Only assets with a document can be requested. The index is in memory, so a picture costs no query. */
export type AssetIndex = {
  has(kind: AssetKind, name: string): boolean;
};

export function createAssetIndex(database: DatabaseSync, { onCommit }: Pick<Writer, "onCommit">): AssetIndex {
  const ids = new Set(assetIds(database));
  onCommit(({ changes }) => {
    for (const { id, after } of changes) {
      if (after === undefined) ids.delete(id);
      else if (/^(image|file)-/.test(id)) ids.add(id);
    }
  });
  return { has: (kind, name) => ids.has(assetIdOf(kind, name)) };
}

/** The ids of all documents of assets. */
export function assetIds(database: DatabaseSync): string[] {
  // A dot comes right after a dash in the order of ids.
  const rows = database
    .prepare(
      "SELECT id FROM documents WHERE (id >= 'file-' AND id < 'file.') OR (id >= 'image-' AND id < 'image.')",
    )
    .all();
  return rows.map(({ id }) => String(id));
}

/** An id looks like `image-{sha1}-{width}x{height}-{extension}` or `file-{sha1}-{extension}`. */
export function assetIdOf(kind: AssetKind, name: string): string {
  return `${kind}-${name.replace(/\.([a-z0-9]+)$/, "-$1")}`;
}
