import type { DatabaseSync } from "node:sqlite";
import { type Document, parseDocument } from "./document.ts";
import type { Mutation } from "./mutation.ts";
import { createLinks, type Links } from "./references.ts";

/** What one transaction did to one document. */
export interface Change {
  id: string;
  before: Document | undefined;
  after: Document | undefined;
  /** The steps that led from the one to the other: empty where only the outcome matters. */
  mutations: readonly Mutation[];
}

export interface Transaction {
  id: string;
  author: string;
  timestamp: string;
  changes: readonly Change[];
}

export interface Store {
  /** The id of the last transaction: changes with every commit, and never returns to an earlier value. */
  readonly revision: string;
  read(id: string): Document | undefined;
  /** The ids of the documents whose ids begin so, in their order. */
  idsUnder(prefix: string): string[];
  /** The last state of a document, whether or not it has been deleted since; nothing when there never was one. */
  lastStateOf(id: string): Document | undefined;
  readonly links: Pick<Links, "sourcesOf">;
  isKnownTransaction(id: string): boolean;
  /** Returns once the transaction is on disk; throws, leaving nothing of it behind, when it cannot be put there. */
  commit(transaction: Transaction): void;
}

export function createStore(database: DatabaseSync): Store {
  const readOne = database.prepare("SELECT body FROM documents WHERE id = ?");
  // The character after the dot at the end of a prefix is a slash, which no id contains.
  const readIds = database.prepare("SELECT id FROM documents WHERE id >= ? AND id < ? ORDER BY id");
  const readLastState = database.prepare(
    "SELECT body FROM revisions WHERE document = ? AND body IS NOT NULL ORDER BY sequence DESC LIMIT 1",
  );
  const readTransaction = database.prepare("SELECT sequence FROM transactions WHERE id = ?");
  const addTransaction = database.prepare(
    "INSERT INTO transactions (id, author, timestamp) VALUES (?, ?, ?) RETURNING sequence",
  );
  const addRevision = database.prepare(
    "INSERT INTO revisions (sequence, document, body, mutations) VALUES (?, ?, ?, ?)",
  );
  const put = database.prepare(
    "INSERT INTO documents (id, body) VALUES (?, ?) ON CONFLICT DO UPDATE SET body = excluded.body",
  );
  const remove = database.prepare("DELETE FROM documents WHERE id = ?");
  const links = createLinks(database);
  let revision = lastRevision(database);

  return {
    get revision() {
      return revision;
    },
    read(id) {
      const body = readOne.get(id)?.body;
      return typeof body === "string" ? parseDocument(body) : undefined;
    },
    idsUnder: (prefix) => readIds.all(prefix, prefix.replace(/\.$/, "/")).map(({ id }) => String(id)),
    lastStateOf(id) {
      const body = readLastState.get(id)?.body;
      return typeof body === "string" ? parseDocument(body) : undefined;
    },
    links,
    isKnownTransaction: (id) => readTransaction.get(id) !== undefined,
    commit(transaction) {
      inTransaction(database, () => {
        const { id, author, timestamp, changes } = transaction;
        const sequence = addTransaction.get(id, author, timestamp)?.sequence ?? null;
        for (const change of changes) {
          const body = change.after === undefined ? null : JSON.stringify(change.after);
          addRevision.run(sequence, change.id, body, stepsOf(change));
          if (body === null) remove.run(change.id);
          else put.run(change.id, body);
          links.follow(change.id, change.after);
        }
        links.check(changes);
      });
      revision = transaction.id;
    },
  };
}

/** The mutations as they are kept. */
function stepsOf({ mutations }: Change): string | null {
  return mutations.length === 0 ? null : JSON.stringify(mutations);
}

function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    work();
    database.exec("COMMIT");
  } catch (error) {
    // A full disk may have ended the transaction already; the first error is the one worth reporting.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

function lastRevision(database: DatabaseSync): string {
  const id = database.prepare("SELECT id FROM transactions ORDER BY sequence DESC LIMIT 1").get()?.id;
  return typeof id === "string" ? id : "empty";
}
