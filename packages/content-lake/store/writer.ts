import { randomUUID } from "node:crypto";
import { httpError } from "../http/http-error.ts";
import type { Store, Transaction } from "./document-store.ts";
import { reportAt } from "./mutation-error.ts";
import { createWorkspace, type Workspace } from "./pending-transaction.ts";
import { type Role, requireEffect, requirePermission } from "./permissions.ts";
import { checkReleases, type WriteKind } from "./release-rules.ts";

/** The one place where documents change: one transaction after another, on disk before anybody hears of it. */
export interface Writer {
  write<Result>(request: WriteRequest<Result>): Promise<Written<Result>>;
  /** Calls back after every commit, in their order, until the returned function is called. */
  onCommit(listener: (transaction: Transaction) => void): () => void;
  /** Waits for what is under way; nothing new is begun. */
  finish(): Promise<void>;
}

export interface WriteRequest<Result> {
  kind: WriteKind;
  /** The client's own name for the transaction: sending it again after a lost answer does nothing twice. */
  transactionId?: string | undefined;
  /** Who asks: what the transaction does to documents must be what this role may do. */
  author: { id: string; role: Role };
  isDryRun?: boolean;
  /** An upload makes a published document, of its own kind, for whoever may upload. */
  isUpload?: boolean;
  work: (workspace: Workspace) => Result | Promise<Result>;
}

export interface Written<Result> {
  transactionId: string;
  /** Nothing when the transaction had been committed before. */
  result: Result | undefined;
}

export function createWriter(store: Store): Writer {
  const listeners = new Set<(transaction: Transaction) => void>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isFinished = false;

  async function run<Result>(request: WriteRequest<Result>): Promise<Written<Result>> {
    const { kind, transactionId = randomUUID(), author, isDryRun = false, isUpload = false, work } = request;
    if (store.isKnownTransaction(transactionId)) return { transactionId, result: undefined };
    const timestamp = new Date().toISOString();
    const workspace = createWorkspace(store, { transactionId, timestamp });
    const result = await work(workspace);
    const transaction = { id: transactionId, author: author.id, timestamp, changes: workspace.changes() };
    if (isUpload) requirePermission(author, "upload");
    else requireEffect(author, transaction.changes);
    const parts = { read: store.read, idsUnder: store.idsUnder, sourcesOf: store.links.sourcesOf };
    reportAt(kind, 0, () => checkReleases(kind, transaction.changes, parts));
    if (!isDryRun && transaction.changes.length > 0) {
      reportAt(kind, 0, () => store.commit(transaction));
      for (const listener of listeners) listener(transaction);
    }
    return { transactionId, result };
  }

  return {
    async write(request) {
      if (isFinished) throw httpError(503, "The content lake is closing");
      if (waiting >= MOST_WAITING) throw httpError(503, "Too many changes are waiting. Try again shortly.");
      waiting += 1;
      const turn = last.then(() => run(request));
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
    onCommit(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async finish() {
      isFinished = true;
      await last;
    },
  };
}

const MOST_WAITING = 500;
