import { createHash } from "node:crypto";
import { httpError } from "../http/http-error.ts";
import type { Store } from "./document-store.ts";
import type { Written } from "./transaction.ts";

/** A client that repeats a transaction after a lost response does nothing twice. */
export interface TransactionIdentity {
  transactionId: string;
  /** The hash is of the request, whoever sends it. */
  fingerprint: string;
}

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
