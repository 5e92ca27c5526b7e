import type { Change, Transaction } from "../store/transaction.ts";
import { effectsOf } from "./effects.ts";
import type { ListenOptions } from "./listen-options.ts";

/** A change that concerns a listener, and whether its document met the listener's query before and after. */
export interface Concern {
  change: Change;
  wasMet: boolean;
  isMet: boolean;
}

/** The events of one transaction for one listener. Studio waits until it has `transactionTotalEvents` of them. */
export function mutationEvents(
  transaction: Transaction,
  concerns: readonly Concern[],
  options: ListenOptions,
) {
  return concerns.map((concern, index) => ({
    id: `${transaction.id}#${concern.change.id}`,
    data: {
      ...describe(transaction, concern, options),
      transactionTotalEvents: concerns.length,
      transactionCurrentEvent: index + 1,
    },
  }));
}

function describe(
  { id, author, timestamp }: Transaction,
  { change, wasMet, isMet }: Concern,
  options: ListenOptions,
) {
  const { before, after } = change;
  return {
    eventId: `${id}#${change.id}`,
    documentId: change.id,
    transactionId: id,
    transition: transitionOf(wasMet, isMet),
    identity: author,
    ...(options.hasMutations ? { mutations: change.mutations } : {}),
    ...(typeof before?._rev === "string" ? { previousRev: before._rev } : {}),
    // Of a deletion as well: Studio drops an event without one (its sequentializeListenerEvents) and keeps a draft that is gone.
    resultRev: id,
    ...(options.hasResult && after !== undefined ? { result: after } : {}),
    ...(options.hasPrevious ? { previous: before ?? null } : {}),
    ...(options.hasEffects ? { effects: effectsOf(before, after) } : {}),
    timestamp,
    visibility: "transaction",
  };
}

function transitionOf(wasMet: boolean, isMet: boolean): "appear" | "disappear" | "update" {
  if (wasMet === isMet) return "update";
  return isMet ? "appear" : "disappear";
}
