import type { DatabaseSync } from "node:sqlite";
import { shapeOf } from "@trousseau/host/request-body.ts";
import { visitorsIds } from "@trousseau/host/visitors-ids.ts";
import { limits } from "../limits.ts";
import type { Document } from "./document.ts";
import { isFromVisitors, publishedIdOf } from "./document-id.ts";
import { readDocumentRows } from "./document-rows.ts";
import { InvalidMutation } from "./mutation-error.ts";
import type { Change } from "./transaction.ts";

/** Both are in estimated bytes of memory. What visitors have sent is a part of all documents. */
type DatasetSize = {
  all: number;
  visitors: number;
};

/** A test has small ones. */
export type DatasetLimits = Record<"datasetMegabytes" | "visitorsMegabytes", number>;

/** Every query looks at all documents, which must fit into the memory of a query process. */
export function createDatasetSize(database: DatabaseSync, most: DatasetLimits = limits) {
  const isHere = database.prepare("SELECT 1 FROM documents WHERE id = ?");
  const wasHere = database.prepare("SELECT 1 FROM revisions WHERE document = ? LIMIT 1");
  let current: DatasetSize = { all: 0, visitors: 0 };
  readDocumentRows(database, {
    take: (id, body) => (current = grown(current, id, sizeOf(body))),
    onLost: () => undefined,
  });

  /** An enquiry's id is random, so it is an editor who restores what was here. Subscribers come back by themselves. */
  function isSent({ id, before }: Change): boolean {
    if (before !== undefined || !isFromVisitors(id)) return false;
    const published = publishedIdOf(id);
    const isRestored = published.startsWith(visitorsIds.enquiry) && wasHere.get(published) !== undefined;
    return !isRestored && isHere.get(published) === undefined;
  }

  return {
    /** Throws InvalidMutation (413) when the changes would grow it beyond a limit. */
    after(changes: readonly Change[]): DatasetSize {
      const size = changes.reduce(
        (sum, { id, before, after }) => grown(sum, id, sizeIn(after) - sizeIn(before)),
        current,
      );
      if (size.all > current.all && size.all > most.datasetMegabytes * MIB)
        throw full("The dataset is full: delete what is not needed, or move to a larger content host");
      // Whoever answers an enquiry may always write that down.
      const isNew = changes.some(isSent);
      if (isNew && size.visitors > current.visitors && size.visitors > most.visitorsMegabytes * MIB)
        throw full("What visitors have sent fills its share: delete enquiries that are answered, and spam");
      return size;
    },
    set(size: DatasetSize): void {
      current = size;
    },
  };
}

function grown({ all, visitors }: DatasetSize, id: string, bytes: number): DatasetSize {
  return { all: all + bytes, visitors: isFromVisitors(id) ? visitors + bytes : visitors };
}

function full(description: string): InvalidMutation {
  return new InvalidMutation(description, { status: 413 });
}

const MIB = 1024 * 1024;

/** V8 holds JSON of text in four times its length, JSON of numbers in five. The rest is a reserve. */
const BYTES_A_CHARACTER = 6;

/** An empty object in a list takes 64 bytes, and three characters. */
const BYTES_A_CONTAINER = 64;

function sizeIn(document: Document | undefined): number {
  return document === undefined ? 0 : sizeOf(JSON.stringify(document));
}

function sizeOf(body: string): number {
  return BYTES_A_CHARACTER * body.length + BYTES_A_CONTAINER * shapeOf(body).containers;
}
