import type { Documents } from "../query/filter-matcher.ts";
import type { Visibility } from "../query/snapshot.ts";
import { isPublicId, isPublishedId } from "../store/document-id.ts";
import type { Change, Transaction } from "../store/transaction.ts";

/** The changes that a listener may see. */
export type Scope = Visibility | "published";

/** The same list for every listener, so that the filters of all of them are looked at together. */
export function visibleChanges(transaction: Transaction, scope: Scope): readonly Change[] {
  if (scope === "everything") return transaction.changes;
  const { isSeen, changes } = scopes[scope];
  const known = changes.get(transaction);
  if (known !== undefined) return known;
  const seen = transaction.changes.filter(({ id }) => isSeen(id));
  changes.set(transaction, seen);
  return seen;
}

/** Each change's document before and after: the same list for every listener as well. */
export function documentsOf(changes: readonly Change[]): Documents {
  const known = changedDocuments.get(changes);
  if (known !== undefined) return known;
  const documents = changes.flatMap(({ before, after }) => [before, after]);
  changedDocuments.set(changes, documents);
  return documents;
}

const scopes = {
  public: { isSeen: isPublicId, changes: new WeakMap<Transaction, readonly Change[]>() },
  published: { isSeen: isPublishedId, changes: new WeakMap<Transaction, readonly Change[]>() },
} as const;
const changedDocuments = new WeakMap<readonly Change[], Documents>();
