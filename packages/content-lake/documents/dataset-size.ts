import type { DatabaseSync } from "node:sqlite";
import { limits } from "../limits.ts";
import type { Document } from "./document.ts";
import { InvalidMutation } from "./mutation-error.ts";
import type { Change } from "./transaction.ts";

/** Every query looks at all documents, which must fit into the memory of a query process. */
export function createDatasetSize(database: DatabaseSync) {
  const stored = database.prepare(
    `SELECT coalesce(sum(${BYTES_A_CHARACTER} * length(body) + ${BYTES_A_CONTAINER} *
      (length(body) - length(replace(replace(body, '{', ''), '[', '')))), 0) AS size FROM documents`,
  );
  let current = Number(stored.get()?.size);

  return {
    /** Throws InvalidMutation (413) when the changes would grow it beyond the limit. The size is in estimated bytes. */
    after(changes: readonly Change[]): number {
      const grown = changes.reduce((sum, { before, after }) => sum + sizeOf(after) - sizeOf(before), 0);
      const size = current + grown;
      const most = limits.datasetMegabytes * 1024 * 1024;
      if (grown <= 0 || size <= most) return size;
      const description = "The dataset is full: delete what is not needed, or move to a larger content host";
      throw new InvalidMutation(description, { status: 413 });
    },
    set(size: number): void {
      current = size;
    },
  };
}

/** V8 holds JSON of text in four times its length, JSON of numbers in five. The rest is a reserve. */
const BYTES_A_CHARACTER = 6;

/** An empty object in a list takes 64 bytes, and three characters. */
const BYTES_A_CONTAINER = 64;

function sizeOf(document: Document | undefined): number {
  if (document === undefined) return 0;
  const body = JSON.stringify(document);
  return BYTES_A_CHARACTER * body.length + BYTES_A_CONTAINER * (body.match(/[{[]/g)?.length ?? 0);
}
