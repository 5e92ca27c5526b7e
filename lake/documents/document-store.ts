import type { DatabaseSync } from "node:sqlite";
import { createLogEraser, eraseAtNextOpening } from "@trousseau/host/erased-space.ts";
import { inTransaction } from "@trousseau/host/migrate.ts";
import { isVisible, type Visibility } from "../access/permissions.ts";
import { createDatasetSize, type DatasetLimits } from "./dataset-size.ts";
import { type Document, readState } from "./document.ts";
import { checkDocument } from "./document-check.ts";
import { idsBetween } from "./document-id.ts";
import { immutable } from "./mutation-error.ts";
import { createLinks, type Links } from "./references.ts";
import type { Change, CommitOptions, Transaction } from "./transaction.ts";
import {
  createTransactionRecords,
  deletedPrivateIds,
  type TransactionRecords,
} from "./transaction-records.ts";
import { createUnreadableDocuments, type UnreadableDocument } from "./unreadable-documents.ts";

export type Store = {
  /** The revision is the id of the last transaction. It changes with every commit and never returns. */
  readonly revision: string;
  /** This changes only with what such a reader may see, and so tells nobody that an enquiry has arrived. */
  revisionFor(visibility: Visibility): string;
  /** The time is ISO 8601 with milliseconds, in UTC. */
  readonly lastTimestamp: string | undefined;
  readonly isEmpty: boolean;
  /** An unreadable document is set aside. */
  read(id: string): Document | undefined;
  unreadable(): UnreadableDocument[];
  /** Returns ids in their order. */
  idsUnder(prefix: string): string[];
  /** A deleted document still has a last state. */
  lastStateOf(id: string): Document | undefined;
  readonly links: Pick<Links, "sourcesOf">;
  findTransaction: TransactionRecords["find"];
  /** Returns the document as the transaction left it. */
  readAfter(transactionId: string, id: string): Document | undefined;
  /**
   * Returns when the transaction is on disk. Throws and leaves nothing behind otherwise, with InvalidMutation when the
   * transaction is at fault.
   */
  commit(transaction: Transaction, options?: CommitOptions): void;
};

export function createStore(database: DatabaseSync, most?: DatasetLimits): Store {
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
  const datasetSize = createDatasetSize(database, most);
  const eraseLog = createLogEraser(database);
  let last = lastTransaction(database);
  const seen = { public: last.id, label: last.id };

  return {
    get revision() {
      return last.id;
    },
    revisionFor: (visibility) => (visibility === "everything" ? last.id : seen[visibility]),
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
      const isPrivate = deletedPrivateIds(transaction.changes).size > 0;
      const size = datasetSize.after(transaction.changes);
      const write = () => {
        records.record(transaction, outcome);
        for (const { id, after } of transaction.changes) links.follow(id, after);
        links.check(transaction.changes);
        if (isPrivate) eraseAtNextOpening(database);
      };
      inTransaction(database, write, isDryRun ? "ROLLBACK" : "COMMIT");
      if (isDryRun) return;
      last = { id: transaction.id, timestamp: transaction.timestamp };
      for (const visibility of ["public", "label"] as const)
        if (transaction.changes.some(({ id }) => isVisible(visibility, id)))
          seen[visibility] = transaction.id;
      datasetSize.set(size);
      if (isPrivate) eraseLog();
    },
  };
}

function checkChange({ id, before, after }: Change): void {
  if (after === undefined) return;
  checkDocument(id, after);
  if (before !== undefined && before._type !== after._type) throw immutable(id, "_type");
}

type LastTransaction = {
  id: string;
  timestamp: string | undefined;
};

function lastTransaction(database: DatabaseSync): LastTransaction {
  const { id, timestamp } =
    database.prepare("SELECT id, timestamp FROM transactions ORDER BY sequence DESC LIMIT 1").get() ?? {};
  return typeof id === "string" && typeof timestamp === "string" ? { id, timestamp } : BEFORE_THE_FIRST;
}

/** Clients choose the ids of their transactions, and cannot choose this one. */
const BEFORE_THE_FIRST: LastTransaction = { id: "", timestamp: undefined };
