import type { DatabaseSync } from "node:sqlite";
import { type Document, isFields } from "./document.ts";
import { serializeDocument } from "./document-check.ts";
import { createEraser, deletedPrivateIds } from "./private-documents.ts";
import type { CommitOptions, MutationResult, Transaction } from "./transaction.ts";

export interface TransactionRecords {
  /** The caller has opened a database transaction. */
  record(transaction: Transaction, outcome: CommitOptions["outcome"]): void;
  /** The lake's own transactions have no fingerprint. */
  find(id: string): { fingerprint: string | undefined; results: MutationResult[] } | undefined;
}

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
