import { Mutation as Applied } from "@sanity/mutator";
import type { Document } from "./document.ts";
import type { Change, Store } from "./document-store.ts";
import type { Mutation } from "./mutation.ts";
import { alreadyExists, doesNotExist, wasChanged } from "./mutation-error.ts";

export type Operation = "create" | "update" | "delete" | "none";

/** What a transaction has made of the documents so far. Nothing of it is true before it is committed. */
export interface Workspace {
  read(id: string): Document | undefined;
  /** The ids of the documents whose ids begin so, in their order. */
  idsUnder(prefix: string): string[];
  /** As stored before this transaction: what a document was last, also when it is deleted. */
  lastStateOf(id: string): Document | undefined;
  readonly timestamp: string;
  apply(mutation: Mutation): Operation;
  changes(): Change[];
}

export interface Stamp {
  transactionId: string;
  timestamp: string;
}

export function createWorkspace(
  stored: Pick<Store, "read" | "idsUnder" | "lastStateOf">,
  stamp: Stamp,
): Workspace {
  const touched = new Map<string, Change & { mutations: Mutation[] }>();

  function read(id: string): Document | undefined {
    const change = touched.get(id);
    return change === undefined ? stored.read(id) : change.after;
  }

  function put(id: string, mutation: Mutation): void {
    const before = read(id);
    // The applier is the one that Studio runs ahead of the server; it may write into what it is given.
    const applied = new Applied({
      mutations: [structuredClone(mutation)],
      resultRev: stamp.transactionId,
      timestamp: stamp.timestamp,
    });
    const after = applied.apply(before === undefined ? null : structuredClone(before)) ?? undefined;
    const change = touched.get(id) ?? { id, before, after, mutations: [] };
    change.after = after;
    change.mutations.push(mutation);
    touched.set(id, change);
  }

  return {
    read,
    idsUnder(prefix) {
      const ids = new Set(stored.idsUnder(prefix));
      for (const [id, { after }] of touched) {
        if (after === undefined) ids.delete(id);
        else if (id.startsWith(prefix)) ids.add(id);
      }
      return [...ids].sort();
    },
    lastStateOf: stored.lastStateOf,
    timestamp: stamp.timestamp,
    apply(mutation) {
      const id = targetOf(mutation);
      const before = read(id);
      if ("create" in mutation && before !== undefined) throw alreadyExists(id);
      if ("createIfNotExists" in mutation && before !== undefined) return "none";
      if ("delete" in mutation && before === undefined) return "none";
      if ("patch" in mutation) checkPatch(mutation.patch, before);
      put(id, mutation);
      return operationOf(mutation, before);
    },
    changes: () =>
      [...touched.values()].filter(({ before, after }) => before !== undefined || after !== undefined),
  };
}

export function targetOf(mutation: Mutation): string {
  if ("create" in mutation) return mutation.create._id;
  if ("createOrReplace" in mutation) return mutation.createOrReplace._id;
  if ("createIfNotExists" in mutation) return mutation.createIfNotExists._id;
  return "delete" in mutation ? mutation.delete.id : mutation.patch.id;
}

function checkPatch(
  { id, ifRevisionID }: { id: string; ifRevisionID?: string },
  before: Document | undefined,
): void {
  if (before === undefined) throw doesNotExist(id);
  if (ifRevisionID !== undefined && before._rev !== ifRevisionID)
    throw wasChanged(id, ifRevisionID, before._rev);
}

function operationOf(mutation: Mutation, before: Document | undefined): Operation {
  if ("delete" in mutation) return "delete";
  return before === undefined ? "create" : "update";
}
