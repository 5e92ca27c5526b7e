import { randomUUID } from "node:crypto";
import { httpError } from "@trousseau/host/http-error.ts";
import { createTaskQueue } from "@trousseau/host/task-queue.ts";
import { programs } from "../access/caller.ts";
import { type Role, requireEffect, requirePermission, requireSight } from "../access/permissions.ts";
import { limits } from "../limits.ts";
import { checkReleases } from "../releases/release-rules.ts";
import type { CheckRules } from "./document-rules.ts";
import type { Store } from "./document-store.ts";
import { InvalidMutation, stepFailure, type WriteKind } from "./mutation-error.ts";
import type { MutationRunner } from "./mutation-runner.ts";
import { createPendingTransaction } from "./pending-transaction.ts";
import { checkLinkCount } from "./references.ts";
import type { Transaction, Written } from "./transaction.ts";
import {
  type AppliedSteps,
  applySteps,
  findEarlier,
  type Step,
  type TransactionIdentity,
} from "./write-request.ts";

/** One transaction after another is on disk before any listener gets it. */
export type Writer = {
  write(request: WriteRequest): Promise<Written>;
  /** Returns the function that ends the calls. Commits come in their order. */
  onCommit(listener: (transaction: Transaction) => void): () => void;
  /** The running transaction is finished, and nothing else begins. */
  finish(): Promise<void>;
};

type WriteRequest = {
  kind: WriteKind;
  /** An error names the mutation or action that it concerns. */
  steps: readonly Step[];
  identity?: TransactionIdentity | undefined;
  /** The role must permit what the transaction does to documents. */
  author: { id: string; role: Role };
  isDryRun?: boolean;
  /** An upload makes a published document for callers that may upload. */
  isUpload?: boolean;
};

type WriterOptions = {
  clock?: { now(): number };
  checkRules?: CheckRules;
};

export function createWriter(
  store: Store,
  runner: MutationRunner,
  { clock = Date, checkRules = () => undefined }: WriterOptions = {},
): Writer {
  const listeners = new Set<(transaction: Transaction) => void>();
  const maxWaiting = limits.waitingWrites;
  const queue = createTaskQueue({
    concurrency: 1,
    maxWaiting,
    maxWaitingPerClient: maxWaiting / 2,
    busyMessage: "Too many changes are waiting.",
  });
  const underWay = new Set<Promise<unknown>>();
  let isFinished = false;

  async function run(request: WriteRequest): Promise<Written> {
    const { kind, steps, identity, author } = request;
    const earlier = identity === undefined ? undefined : findEarlier(store, identity);
    if (earlier !== undefined) {
      requireSight(
        author,
        earlier.results.map(({ id }) => id),
      );
      return earlier;
    }
    const transactionId = identity?.transactionId ?? randomUUID();
    const timestamp = timestampAfter(store.lastTimestamp, clock.now());
    const pending = createPendingTransaction(store, runner, { transactionId, timestamp });
    const applied = await applySteps(kind, steps, pending, (id) => requireSight(author, [id]));
    const transaction = {
      id: transactionId,
      author: author.id,
      timestamp,
      changes: pending.changes(),
      bytes: pending.size,
    };
    if (transaction.changes.length > 0) commit(request, transaction, applied);
    return { transactionId, results: applied.results, read: pending.read };
  }

  function commit(request: WriteRequest, transaction: Transaction, { results, stepOf }: AppliedSteps): void {
    const { kind, identity, author, isUpload = false, isDryRun = false } = request;
    if (isUpload) requirePermission(author, "upload");
    else requireEffect(author, transaction.changes);
    checkLinkCount(transaction.changes);
    const outcome = identity === undefined ? undefined : { fingerprint: identity.fingerprint, results };
    const parts = { read: store.read, idsUnder: store.idsUnder, sourcesOf: store.links.sourcesOf };
    try {
      checkReleases(kind, transaction.changes, parts, { isImport: author.id === programs.import.id });
      checkRules(transaction.changes, author);
      store.commit(transaction, { outcome, isDryRun });
    } catch (error) {
      if (!(error instanceof InvalidMutation)) throw error;
      throw stepFailure(kind, stepOf(String(error.detail.id)), error);
    }
    if (!isDryRun) for (const listener of listeners) listener(transaction);
  }

  return {
    async write(request) {
      if (isFinished) throw httpError(503, "The content lake is closing");
      const turn = queue.run(() => run(request), request.author.id);
      underWay.add(turn);
      return await turn.finally(() => underWay.delete(turn));
    },
    onCommit(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async finish() {
      isFinished = true;
      await Promise.allSettled(underWay);
      await runner.close();
    },
  };
}

/**
 * Studio orders history by its times, so they never go back. A clock set back by up to a day is waited for. A larger step means
 * that it was wrong before.
 */
function timestampAfter(last: string | undefined, now: number): string {
  const lead = last === undefined ? 0 : Date.parse(last) - now;
  return new Date(lead > 0 && lead <= LONGEST_LEAD_MS ? now + lead : now).toISOString();
}

const LONGEST_LEAD_MS = 24 * 60 * 60 * 1000;
