import type { DatabaseSync } from "node:sqlite";
import { createDatasetSize } from "./dataset-size.ts";
import { type Document, readState } from "./document.ts";
import { checkDocument } from "./document-check.ts";
import { idsBetween } from "./document-id.ts";
import { createLogEraser } from "./erased-space.ts";
import { immutable } from "./mutation-error.ts";
import { deletedPrivateIds } from "./private-documents.ts";
import { createTransactionRecords, type TransactionRecords } from "./record-transaction.ts";
import { createLinks, type Links } from "./references.ts";
import type { Change, CommitOptions, Transaction } from "./transaction.ts";
import { createUnreadableDocuments, type UnreadableDocument } from "./unreadable-documents.ts";

export interface Store {
  /** The id of the last transaction: changes with every commit, and never returns to an earlier value. */
  readonly revision: string;
  /** When that was: ISO 8601 with milliseconds, in UTC. Nothing when there has never been one. */
  readonly lastTimestamp: string | undefined;
  /** Whether there has never been a transaction. */
  readonly isEmpty: boolean;
  /** Nothing where there is none, or where it cannot be read: that one is then set aside. */
  read(id: string): Document | undefined;
  unreadable(): UnreadableDocument[];
  /** The ids of the documents whose ids begin so, in their order. */
  idsUnder(prefix: string): string[];
  /** The last state of a document, whether or not it has been deleted since; nothing when there never was one. */
  lastStateOf(id: string): Document | undefined;
  readonly links: Pick<Links, "sourcesOf">;
  findTransaction: TransactionRecords["find"];
  /** A document as a transaction has left it. */
  readAfter(transactionId: string, id: string): Document | undefined;
  /**
   * Returns once the transaction is on disk; throws, leaving nothing of it behind, when it cannot be put there: InvalidMutation when
   * that is the transaction's fault. Every document is checked here, whichever path it came by.
   */
  commit(transaction: Transaction, options?: CommitOptions): void;
}

export function createStore(database: DatabaseSync): Store {
  const readOne = database.prepare("SELECT body FROM documents WHERE id = ?");
  const readIds = database.prepare("SELECT id FROM documents WHERE id >= ? AND id < ? ORDER BY id");
  const readLastState = database.prepare(
    "SELECT body FROM revisions WHERE document = ? AND body IS NOT NULL ORDER BY sequence DESC LIMIT 1",
  );
  const readRevision = database.prepare(
    "SELECT body FROM revisions WHERE document = ? AND sequence = (SELECT sequence FROM transactions WHERE id = ?)",
  );
  const records = createTransactionRecords(database);
  const links = createLinks(database);
  const unreadable = createUnreadableDocuments(database);
  const datasetSize = createDatasetSize(database);
  const eraseLog = createLogEraser(database);
  let last = lastTransaction(database);

  return {
    get revision() {
      return last.id;
    },
    get lastTimestamp() {
      return last.timestamp;
    },
    get isEmpty() {
      return last === BEFORE_THE_FIRST;
    },
    read(id) {
      return unreadable.read(id, readOne.get(id)?.body);
    },
    unreadable: unreadable.list,
    idsUnder: (prefix) => readIds.all(...idsBetween(prefix)).map(({ id }) => String(id)),
    lastStateOf: (id) => readState(readLastState.get(id)?.body),
    links,
    findTransaction: records.find,
    readAfter: (transactionId, id) => readState(readRevision.get(id, transactionId)?.body),
    commit(transaction, { outcome, isDryRun = false } = {}) {
      for (const change of transaction.changes) checkChange(change);
      const size = datasetSize.after(transaction.changes);
      inTransaction(database, isDryRun ? "ROLLBACK" : "COMMIT", () => {
        records.record(transaction, outcome);
        for (const { id, after } of transaction.changes) links.follow(id, after);
        links.check(transaction.changes);
      });
      if (isDryRun) return;
      last = { id: transaction.id, timestamp: transaction.timestamp };
      datasetSize.set(size);
      if (deletedPrivateIds(transaction.changes).size > 0) eraseLog();
    },
  };
}

function checkChange({ id, before, after }: Change): void {
  if (after === undefined) return;
  checkDocument(id, after);
  if (before !== undefined && before._type !== after._type) throw immutable(id, "_type");
}

function inTransaction(database: DatabaseSync, end: "COMMIT" | "ROLLBACK", work: () => void): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    work();
    database.exec(end);
  } catch (error) {
    // A full disk may have ended the transaction already; the first error is the one worth reporting.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

interface LastTransaction {
  id: string;
  timestamp: string | undefined;
}

function lastTransaction(database: DatabaseSync): LastTransaction {
  const { id, timestamp } =
    database.prepare("SELECT id, timestamp FROM transactions ORDER BY sequence DESC LIMIT 1").get() ?? {};
  return typeof id === "string" && typeof timestamp === "string" ? { id, timestamp } : BEFORE_THE_FIRST;
}

/** Clients choose the ids of their transactions: this is none that they can choose. */
const BEFORE_THE_FIRST: LastTransaction = { id: "", timestamp: undefined };
