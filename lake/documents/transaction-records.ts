import type { DatabaseSync } from "node:sqlite";
import { versionsOf } from "../storage/database.ts";
import { type Document, isFields, readState } from "./document.ts";
import { serializeDocument } from "./document-check.ts";
import { draftIdOf, isPrivateId, publishedIdOf } from "./document-id.ts";
import type { Mutation } from "./mutation.ts";
import type { Change, CommitOptions, MutationResult, Transaction } from "./transaction.ts";

export type TransactionRecords = {
  /** The caller has opened a database transaction. */
  record(transaction: Transaction, outcome: CommitOptions["outcome"]): void;
  /** The lake's own transactions have no fingerprint. */
  find(id: string): { fingerprint: string | undefined; results: MutationResult[] } | undefined;
};

export function createTransactionRecords(database: DatabaseSync): TransactionRecords {
  const findOne = database.prepare("SELECT fingerprint, results FROM transactions WHERE id = ?");
  const addTransaction = database.prepare(
    "INSERT INTO transactions (id, author, timestamp, fingerprint, results) VALUES (?, ?, ?, ?, ?) RETURNING sequence",
  );
  const addRevision = database.prepare(
    "INSERT INTO revisions (sequence, document, body, mutations, positions) VALUES (?, ?, ?, ?, ?)",
  );
  const put = database.prepare(
    "INSERT INTO documents (id, body) VALUES (?, ?) ON CONFLICT DO UPDATE SET body = excluded.body",
  );
  const remove = database.prepare("DELETE FROM documents WHERE id = ?");
  const erase = createEraser(database);

  function write(id: string, after: Document | undefined): string | null {
    if (after === undefined) {
      remove.run(id);
      return null;
    }
    const body = serializeDocument(after);
    put.run(id, body);
    return body;
  }

  return {
    record({ id, author, timestamp, changes }, outcome) {
      const results = outcome === undefined ? null : JSON.stringify(outcome.results);
      const row = addTransaction.get(id, author, timestamp, outcome?.fingerprint ?? null, results);
      const sequence = row?.sequence ?? null;
      for (const change of changes) {
        addRevision.run(
          sequence,
          change.id,
          write(change.id, change.after),
          asList(change.mutations),
          asList(change.positions),
        );
      }
      for (const id of deletedPrivateIds(changes)) erase(id);
    },
    find(id) {
      const row = findOne.get(id);
      if (row === undefined) return undefined;
      const { fingerprint, results } = row;
      return {
        fingerprint: typeof fingerprint === "string" ? fingerprint : undefined,
        results: typeof results === "string" ? parseResults(results) : [],
      };
    },
  };
}

function asList(values: readonly unknown[]): string | null {
  return values.length === 0 ? null : JSON.stringify(values);
}

function parseResults(json: string): MutationResult[] {
  const results: unknown = JSON.parse(json);
  return Array.isArray(results) ? results.filter(isResult) : [];
}

function isResult(value: unknown): value is MutationResult {
  return isFields(value) && typeof value.id === "string" && typeof value.operation === "string";
}

/** Callers add conditions and order by sequence, which `groupByTransaction` keeps. */
export const changesOf = `
  SELECT t.id, t.author, t.timestamp, r.document, r.mutations, r.positions, r.body AS after, (
    SELECT body FROM revisions AS earlier
    WHERE earlier.document = r.document AND earlier.sequence < r.sequence
    ORDER BY earlier.sequence DESC LIMIT 1
  ) AS before
  FROM revisions AS r JOIN transactions AS t ON t.sequence = r.sequence
`;

export function groupByTransaction(rows: readonly Record<string, unknown>[]): Transaction[] {
  const transactions = new Map<string, Transaction & { changes: Change[] }>();
  for (const row of rows) {
    const id = String(row.id);
    const known = transactions.get(id) ?? {
      id,
      author: String(row.author),
      timestamp: String(row.timestamp),
      changes: [],
    };
    transactions.set(id, known);
    const document = String(row.document);
    const after = readState(row.after);
    known.changes.push({
      id: document,
      before: readState(row.before),
      after,
      mutations: listIn(row.mutations)?.filter(isRecordedMutation) ?? [outcomeOf(document, after)],
      positions: listIn(row.positions)?.map(Number) ?? [],
    });
  }
  return [...transactions.values()];
}

/** Where the order is unknown, mutations come document by document. */
export function mutationsOf(changes: readonly Change[]): Mutation[] {
  return changes
    .flatMap(({ mutations, positions }) =>
      mutations.map((mutation, index) => ({ mutation, position: positions[index] ?? 0 })),
    )
    .sort((one, other) => one.position - other.position)
    .map(({ mutation }) => mutation);
}

function listIn(json: unknown): unknown[] | undefined {
  if (typeof json !== "string") return undefined;
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** They were checked when they were written. */
function isRecordedMutation(value: unknown): value is Mutation {
  return isFields(value);
}

/** A first import has no mutations. One mutation then leads to the same document. */
function outcomeOf(id: string, after: Document | undefined): Mutation {
  return after === undefined ? { delete: { id } } : { createOrReplace: after };
}

/** A person's enquiry is to be gone when it, its draft or a version is deleted. */
export function deletedPrivateIds(changes: readonly Change[]): Set<string> {
  const deleted = changes.filter(({ after }) => after === undefined).map(({ id }) => publishedIdOf(id));
  return new Set(deleted.filter(isPrivateId));
}

/**
 * The history of a deleted private document goes with it. A draft or version that still exists keeps its own, because readers
 * follow it.
 */
function createEraser(database: DatabaseSync): (publishedId: string) => void {
  const find = database.prepare("SELECT 1 FROM documents WHERE id = ?");
  const versions = database.prepare(versionsOf);
  const eraseHistory = database.prepare(
    "UPDATE revisions SET body = NULL, mutations = NULL, positions = NULL WHERE document = ?",
  );
  const eraseUnreadable = database.prepare("DELETE FROM unreadable WHERE id = ?");
  const exists = (id: string) => find.get(id) !== undefined;

  return (publishedId) => {
    if (exists(publishedId)) return;
    const versionIds = versions.all(publishedId).map(({ id }) => String(id));
    for (const id of [publishedId, draftIdOf(publishedId), ...versionIds]) {
      if (exists(id)) continue;
      eraseHistory.run(id);
      eraseUnreadable.run(id);
    }
  };
}
