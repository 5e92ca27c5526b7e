import { changeAtOrigin } from "../assets/asset-url.ts";
import type { Document } from "../documents/document.ts";
import type { Change, Transaction } from "../documents/transaction.ts";
import { encodeEvent } from "../http/event-stream.ts";
import type { ListenOptions } from "./listen-options.ts";

export type Concern = {
  change: Change;
  wasMet: boolean;
  isMet: boolean;
};

type EventForm = Pick<ListenOptions, "hasResult" | "hasPrevious" | "hasMutations" | "hasEffects"> & {
  origin: string | undefined;
};

/** Studio waits until it has `transactionTotalEvents` events. Listeners with the same event share its bytes. */
export function* mutationEvents(
  transaction: Transaction,
  concerns: readonly Concern[],
  { hasResult, hasPrevious, hasMutations, hasEffects, ...requester }: EventForm,
): Generator<() => Uint8Array> {
  const transactionTotalEvents = concerns.length;
  for (const [index, concern] of concerns.entries()) {
    const sequence = { transactionTotalEvents, transactionCurrentEvent: index + 1 };
    const { change, wasMet, isMet } = concern;
    const origin = isAboutAsset(change) ? requester.origin : undefined;
    const form = { hasResult, hasPrevious, hasMutations, hasEffects, origin };
    yield () =>
      shared(transaction, JSON.stringify([change.id, wasMet, isMet, sequence, form]), () =>
        encodeEvent(
          "mutation",
          { ...describe(transaction, concern, form), ...sequence },
          `${transaction.id}#${change.id}`,
        ),
      );
  }
}

/** Only listeners that have yet to read an event hold it. */
const encoded = new WeakMap<Transaction, Map<string, WeakRef<Uint8Array>>>();

function shared(transaction: Transaction, key: string, encode: () => Uint8Array): Uint8Array {
  const events = encoded.get(transaction) ?? new Map<string, WeakRef<Uint8Array>>();
  encoded.set(transaction, events);
  const known = events.get(key)?.deref();
  if (known !== undefined) return known;
  const bytes = encode();
  events.set(key, new WeakRef(bytes));
  return bytes;
}

/** The origin changes nothing in any other event. */
function isAboutAsset({ before, after }: Change): boolean {
  return [before, after].some((document) => /^sanity\.\w+Asset$/.test(document?._type ?? ""));
}

function describe({ id, author, timestamp }: Transaction, concern: Concern, form: EventForm) {
  const { before, after, mutations } = changeAtOrigin(form.origin, concern.change);
  return {
    eventId: `${id}#${concern.change.id}`,
    documentId: concern.change.id,
    transactionId: id,
    transition: transitionOf(concern),
    identity: author,
    ...(form.hasMutations ? { mutations } : {}),
    ...(typeof before?._rev === "string" ? { previousRev: before._rev } : {}),
    // Studio drops the event of a deletion that has none (its sequentializeListenerEvents), and keeps a deleted draft.
    resultRev: id,
    ...(form.hasResult && after !== undefined ? { result: after } : {}),
    ...(form.hasPrevious ? { previous: before ?? null } : {}),
    ...(form.hasEffects ? { effects: effectsOf(before, after) } : {}),
    timestamp,
    visibility: "transaction",
  };
}

function transitionOf({ wasMet, isMet }: Concern): "appear" | "disappear" | "update" {
  if (wasMet === isMet) return "update";
  return isMet ? "appear" : "disappear";
}

/** Mendoza's format allows a patch to be the whole value (opcode 0). A shorter patch would cost a differ. */
export function effectsOf(before: Document | undefined, after: Document | undefined) {
  return { apply: [WHOLE_VALUE, withoutRevision(after)], revert: [WHOLE_VALUE, withoutRevision(before)] };
}

const WHOLE_VALUE = 0;

function withoutRevision(document: Document | undefined) {
  if (document === undefined) return null;
  const { _rev: _, ...rest } = document;
  return rest;
}
