import { randomUUID } from "node:crypto";
import { programs } from "../access/caller.ts";
import type { AssetHost } from "../assets/asset-document.ts";
import type { Store } from "../documents/document-store.ts";
import { readDataset } from "./read-dataset.ts";

/** It is one transaction, so all of it is there or nothing. */
export async function seed(store: Store, folder: string, host: AssetHost): Promise<number> {
  const documents = await readDataset(folder, host);
  const id = randomUUID();
  const timestamp = new Date().toISOString();
  const stamped = documents.map((document) => ({
    _createdAt: timestamp,
    _updatedAt: timestamp,
    ...document,
    _rev: id,
  }));
  store.commit({
    id,
    author: programs.seed.id,
    timestamp,
    changes: stamped.map((document) => ({
      id: document._id,
      before: undefined,
      after: document,
      // The outcome says it all, and storing it twice would double the file.
      mutations: [],
      positions: [],
    })),
  });
  return documents.length;
}
