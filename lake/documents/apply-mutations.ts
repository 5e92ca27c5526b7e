import { Mutation as AppliedMutation } from "@sanity/mutator";
import { messageOf } from "@trousseau/host/http-error.ts";
import { startOwnStopwatch } from "../process/stopwatch.ts";
import { type Document, type Fields, isDocument, isFields } from "./document.ts";
import { isTimestamp } from "./document-check.ts";
import { type Mutation, targetOf } from "./mutation.ts";
import { alreadyExists, doesNotExist, InvalidMutation, immutable, wasChanged } from "./mutation-error.ts";
import type { Operation } from "./transaction.ts";

/** An id can be `__proto__`, so these are no object. Null stands for no document. */
export type DocumentEntries = [id: string, document: Document | null][];

export type MutationBatch = {
  mutations: readonly Mutation[];
  documents: DocumentEntries;
  transactionId: string;
  timestamp: string;
};

/** Nothing counts of a transaction with a failure. */
type MutationOutcome =
  | { documents: DocumentEntries; operations: Operation[] }
  | { failure: { index: number; description: string; type: string; status: number; detail: Fields } };

/** Sizes are characters of JSON in the order of the documents, and `ms` is CPU time. */
export type TimedOutcome = {
  outcome: MutationOutcome;
  sizes: readonly number[];
  ms: number;
};

/** Returns a `TimedOutcome` as JSON. Each document may have megabytes, so it is written once. */
export function runMutationTask(batch: unknown): string {
  if (!isBatch(batch)) throw new Error("This process only applies mutations");
  const readStopwatch = startOwnStopwatch();
  const outcome = applyMutations(batch);
  const entries = "failure" in outcome ? [] : outcome.documents.map((entry) => JSON.stringify(entry));
  const sizes = JSON.stringify(entries.map(({ length }) => length));
  // Other work of the machine does not count.
  const { cpuMs: ms } = readStopwatch();
  if ("failure" in outcome) return JSON.stringify({ outcome, sizes: [], ms } satisfies TimedOutcome);
  const operations = JSON.stringify(outcome.operations);
  return `{"outcome":{"documents":[${entries.join()}],"operations":${operations}},"sizes":${sizes},"ms":${ms}}`;
}

/** The parent has checked the content. */
function isBatch(task: unknown): task is MutationBatch {
  return isFields(task) && Array.isArray(task.mutations) && Array.isArray(task.documents);
}

/** This runs in a process that can be ended, so mutations may cost what they like. */
function applyMutations(batch: MutationBatch): MutationOutcome {
  const documents = new Map(batch.documents);
  const operations: Operation[] = [];
  try {
    for (const mutation of batch.mutations) operations.push(applyOne(mutation, documents, batch));
    return {
      documents: [...documents].map(([id, document]) => [id, wellFormedDocument(document)]),
      operations,
    };
  } catch (error) {
    const { message, type, status, detail } = asInvalidMutation(error);
    return { failure: { index: operations.length, description: message, type, status, detail } };
  }
}

function applyOne(
  mutation: Mutation,
  documents: Map<string, Document | null>,
  batch: MutationBatch,
): Operation {
  const id = targetOf(mutation);
  const before = documents.get(id) ?? null;
  if ("create" in mutation && before !== null) throw alreadyExists(id);
  if ("createIfNotExists" in mutation && before !== null) return "none";
  if ("delete" in mutation) {
    documents.set(id, null);
    return before === null ? "none" : "delete";
  }
  if ("patch" in mutation) checkPatch(id, mutation.patch.ifRevisionID, before);
  // Studio runs the same applier ahead of the server, so both reach the same document.
  const { transactionId: resultRev, timestamp } = batch;
  const after: unknown = new AppliedMutation({ mutations: [mutation], resultRev, timestamp }).apply(before);
  documents.set(id, withSystemFields(id, before, after, batch));
  return before === null ? "create" : "update";
}

function checkPatch(id: string, expected: string | undefined, before: Document | null): void {
  if (before === null) throw doesNotExist(id);
  if (expected !== undefined && before._rev !== expected) throw wasChanged(id, expected, before._rev);
}

/** The lake sets these fields, whatever the client has sent. */
function withSystemFields(
  id: string,
  before: Document | null,
  after: unknown,
  { transactionId, timestamp }: MutationBatch,
): Document {
  if (!isFields(after))
    throw new InvalidMutation(`The document "${id}" would be no document any more`, { id });
  if (after._id !== id) throw immutable(id, "_id");
  if (before !== null && after._type !== before._type) throw immutable(id, "_type");
  const createdAt = isTimestamp(after._createdAt) ? after._createdAt : (before?._createdAt ?? timestamp);
  const document = { ...after, _rev: transactionId, _createdAt: createdAt, _updatedAt: timestamp };
  if (!isDocument(document)) throw new InvalidMutation(`The document "${id}" needs a _type`, { id });
  return document;
}

function wellFormedDocument(document: Document | null): Document | null {
  const sound = wellFormed(document);
  return isDocument(sound) ? sound : null;
}

/**
 * The hosted service turns half a surrogate pair into U+FFFD. A diff can cut a character in two, and an editor's words must not
 * be refused for that.
 */
function wellFormed(value: unknown): unknown {
  // JSON would make it null without an error.
  if (typeof value === "number" && !Number.isFinite(value))
    throw new InvalidMutation("A number would be too large to be stored");
  if (typeof value === "string") return value.isWellFormed() ? value : value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, wellFormed(child)]));
}

/** Only the given paths and values can be at fault here. */
function asInvalidMutation(error: unknown): InvalidMutation {
  if (error instanceof InvalidMutation) return error;
  if (error instanceof RangeError)
    return new InvalidMutation("A mutation is nested too deep, or makes too much");
  return new InvalidMutation(messageOf(error));
}
