import { isVisible, type Visibility } from "../access/permissions.ts";
import { isPublishedId } from "../documents/document-id.ts";
import type { Change, Transaction } from "../documents/transaction.ts";
import type { Documents } from "../query/filter-runner.ts";
import type { Params } from "../query/groq.ts";
import { knowsReleases } from "../query/perspective.ts";
import { readQueryParameters } from "./data-request.ts";

export type ListenOptions = {
  query: string;
  params: Params;
  hasResult: boolean;
  hasPrevious: boolean;
  hasMutations: boolean;
  hasEffects: boolean;
  canResume: boolean;
  /** API versions without releases always include drafts and versions. */
  hasAllVersions: boolean;
};

export function readListenOptions(search: URLSearchParams, version: string): ListenOptions {
  return {
    ...readQueryParameters(search),
    hasResult: search.get("includeResult") === "true",
    hasPrevious: search.get("includePreviousRevision") === "true",
    hasMutations: search.get("includeMutations") !== "false",
    hasEffects: search.get("effectFormat") === "mendoza",
    canResume: search.get("enableResume") === "true",
    hasAllVersions: !knowsReleases(version) || search.get("includeAllVersions") === "true",
  };
}

/** A scope says which changes a listener receives. */
export type Scope = Visibility | "published" | "label's published";

export function publishedScope(visibility: Visibility): Scope {
  return ({ public: "public", label: "label's published", everything: "published" } as const)[visibility];
}

/** All listeners get the same list, so their filters are evaluated together. */
export function visibleChanges(transaction: Transaction, scope: Scope): readonly Change[] {
  if (scope === "everything") return transaction.changes;
  const { isSeen, changes } = scopes[scope];
  const known = changes.get(transaction);
  if (known !== undefined) return known;
  const seen = transaction.changes.filter(({ id }) => isSeen(id));
  changes.set(transaction, seen);
  return seen;
}

/** All listeners get the same list of documents before and after each change. */
export function documentsOf(changes: readonly Change[]): Documents {
  const known = changedDocuments.get(changes);
  if (known !== undefined) return known;
  const documents = changes.flatMap(({ before, after }) => [before, after]);
  changedDocuments.set(changes, documents);
  return documents;
}

const scopes = {
  public: scopeOf((id) => isVisible("public", id)),
  label: scopeOf((id) => isVisible("label", id)),
  published: scopeOf(isPublishedId),
  "label's published": scopeOf((id) => isVisible("label", id) && isPublishedId(id)),
} as const;

function scopeOf(isSeen: (id: string) => boolean) {
  return { isSeen, changes: new WeakMap<Transaction, readonly Change[]>() };
}

const changedDocuments = new WeakMap<readonly Change[], Documents>();
