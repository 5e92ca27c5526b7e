import { createHash } from "node:crypto";
import { httpError } from "@trousseau/host/http-error.ts";
import type { Store } from "./document-store.ts";
import { type Mutation, targetOf } from "./mutation.ts";
import { reportAt, stepFailure, type WriteKind } from "./mutation-error.ts";
import { FailedMutation, type PendingTransaction } from "./pending-transaction.ts";
import type { MutationResult, Written } from "./transaction.ts";

/** A step is planned when its turn comes, by the documents as they are then. */
export type Step = (transaction: PendingTransaction) => readonly Mutation[] | Promise<readonly Mutation[]>;

export type AppliedSteps = {
  results: MutationResult[];
  /** Returns the step to name when this document cannot be stored. */
  stepOf(id: string): number;
};

/** Mutations are independent, so all go to their process in one round trip. Actions read what the ones before them made. */
export async function applySteps(
  kind: WriteKind,
  steps: readonly Step[],
  transaction: PendingTransaction,
  checkTarget: (id: string) => void,
): Promise<AppliedSteps> {
  const planned: { mutation: Mutation; step: number }[] = [];
  const results: MutationResult[] = [];
  const lastSteps = new Map<string, number>();
  for (const [step, plan] of steps.entries()) {
    const mutations = await reportAt(kind, step, () => plan(transaction));
    // A query may name more documents than a call takes arguments.
    for (const mutation of mutations) {
      checkTarget(targetOf(mutation));
      planned.push({ mutation, step });
    }
    if (kind !== "mutation") await apply();
  }
  await apply();
  return { results, stepOf: (id) => lastSteps.get(id) ?? 0 };

  async function apply(): Promise<void> {
    const batch = planned.splice(0);
    try {
      for (const result of await transaction.apply(batch.map(({ mutation }) => mutation)))
        results.push(result);
    } catch (error) {
      if (!(error instanceof FailedMutation)) throw error;
      throw stepFailure(kind, batch[error.index]?.step ?? 0, error);
    }
    for (const { mutation, step } of batch) lastSteps.set(targetOf(mutation), step);
  }
}

/** Throws a 413 when one request asks for more than one turn may do. */
export function checkStepCount(steps: readonly unknown[], most: number, what: string): void {
  if (steps.length > most)
    throw httpError(413, `One request can have at most ${most} ${what}. Send them in several transactions.`);
}

/** A client that repeats a transaction after a lost response does nothing twice. */
export type TransactionIdentity = {
  transactionId: string;
  /** The hash is of the request, whoever sends it. */
  fingerprint: string;
};

/** A transaction without a client's id cannot be repeated. */
export function identify(transactionId: unknown, request: unknown): TransactionIdentity | undefined {
  if (transactionId === undefined || transactionId === null) return undefined;
  if (typeof transactionId !== "string" || !/^[\w.-]{1,128}$/.test(transactionId))
    throw httpError(400, "Invalid transaction id");
  return { transactionId, fingerprint: createHash("sha256").update(JSON.stringify(request)).digest("hex") };
}

/** Returns undefined when there was none. Another transaction under the same id is a 409. */
export function findEarlier(
  store: Pick<Store, "findTransaction" | "readAfter">,
  { transactionId, fingerprint }: TransactionIdentity,
): Written | undefined {
  const earlier = store.findTransaction(transactionId);
  if (earlier === undefined) return undefined;
  if (earlier.fingerprint !== fingerprint)
    throw httpError(409, `The transaction ID "${transactionId}" has been used for another transaction`);
  return { transactionId, results: earlier.results, read: (id) => store.readAfter(transactionId, id) };
}
