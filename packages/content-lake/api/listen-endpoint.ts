import { setImmediate } from "node:timers/promises";
import { createEventStream } from "../http/event-stream.ts";
import { type HttpError, toHttpError } from "../http/http-error.ts";
import { limits } from "../limits.ts";
import type { Documents } from "../query/filter-matcher.ts";
import type { QueryRunner } from "../query/query-runner.ts";
import type { Visibility } from "../query/snapshot.ts";
import { changeSeenAt } from "../store/asset-url.ts";
import { isPublicId, isPublishedId } from "../store/document-id.ts";
import type { History } from "../store/history.ts";
import type { Change, Transaction } from "../store/transaction.ts";
import { readListenOptions } from "./listen-options.ts";
import { type Concern, mutationEvents } from "./mutation-event.ts";

export interface ListenParts {
  /** Of the API, as the listener has asked for it: `2025-02-19`. */
  version: string;
  onCommit(listener: (transaction: Transaction) => void): () => void;
  history: Pick<History, "transactionsFrom">;
  /** What the listener knows the lake as: assets' addresses begin with it. */
  origin: string | undefined;
  /** To be called at the end. */
  release(): void;
}

/** `/data/listen/{dataset}`: tells a client of every change that concerns its query, in order, as long as it listens. */
export function respondToListen(
  request: Request,
  visibility: Visibility,
  runner: QueryRunner,
  { version, onCommit, history, origin, release }: ListenParts,
): Response {
  const options = readOptions(request, version, release);
  const scope = visibility === "everything" && !options.hasAllVersions ? "published" : visibility;
  let stop: () => void = () => undefined;
  let isOver = false;
  const stream = createEventStream(() => {
    isOver = true;
    stop();
    release();
  });
  let told: Promise<unknown> = begin();

  // From this moment on nothing is missed: what is committed while the listener is being greeted waits its turn.
  let waiting = 0;
  stop = onCommit((transaction) => {
    waiting += 1;
    if (waiting > limits.waitingCommits.value) return stream.end();
    told = told
      .then(() => tell(transaction))
      .catch(giveUp)
      .finally(() => {
        waiting -= 1;
      });
  });
  told = told.catch(giveUp);
  return stream.response;

  async function begin(): Promise<void> {
    const lastSeen = options.canResume ? request.headers.get("Last-Event-ID") : null;
    // At once: what is committed from here on is told of in its turn.
    const missed = lastSeen === null ? undefined : history.transactionsFrom(lastSeen);
    // Asking about nothing finds out whether the query can be asked at all.
    await concernsOf(undefined);
    stream.send(greeting(lastSeen, missed), { listenerName: crypto.randomUUID() }, lastSeen ?? undefined);
    const { documentId, transactions = [] } = missed ?? {};
    let after = documentId;
    for (const transaction of transactions) {
      if (isOver) return;
      await tell(transaction, after);
      after = undefined;
      // Whoever has missed much is not to keep the others waiting.
      await setImmediate();
    }
  }

  /** `after`: the document whose event of this transaction was the last to arrive before the connection broke. */
  async function tell(transaction: Transaction, after?: string): Promise<void> {
    const concerns = (await concernsOf(transaction)).map((concern) => ({
      ...concern,
      change: changeSeenAt(origin, concern.change),
    }));
    const events = mutationEvents(transaction, concerns, options);
    const seen = after === undefined ? -1 : events.findIndex(({ data }) => data.documentId === after);
    for (const { id, data } of events.slice(seen + 1)) stream.send("mutation", data, id);
  }

  async function concernsOf(transaction: Transaction | undefined): Promise<Concern[]> {
    const changes = transaction === undefined ? [] : visibleChanges(transaction, scope);
    if (options.query === "*") return changes.map(concernOfEverybody);
    const met = await runner.match(options, transaction === undefined ? nothing : documentsOf(changes));
    return changes
      .map((change, index) => ({
        change,
        wasMet: met[2 * index] === true,
        isMet: met[2 * index + 1] === true,
      }))
      .filter(({ wasMet, isMet }) => wasMet || isMet);
  }

  /** The query's own fault is told on the open channel, and is final; anything else ends the stream, and the client comes back. */
  function giveUp(error: unknown): void {
    const failure = toHttpError(error);
    if (failure.status < 500) stream.send("channelError", channelError(failure));
    stream.end();
  }
}

/** The client reads a description out of `error` (its data/eventsource.ts, extractErrorMessage). */
function channelError({ body }: HttpError): unknown {
  return typeof body.error === "string" ? { ...body, error: { description: body.message } } : body;
}

function readOptions(request: Request, version: string, release: () => void) {
  try {
    return readListenOptions(new URL(request.url).searchParams, version);
  } catch (error) {
    release();
    throw error;
  }
}

/** Every document meets it while there is one: Studio takes a draft that does not "disappear" for one that is still there. */
function concernOfEverybody(change: Change): Concern {
  return { change, wasMet: change.before !== undefined, isMet: change.after !== undefined };
}

function greeting(lastSeen: string | null, missed: unknown): "welcome" | "welcomeback" | "reset" {
  if (lastSeen === null) return "welcome";
  return missed === undefined ? "reset" : "welcomeback";
}

/** The same list for every listener, so that the filters of all of them are looked at together. */
function visibleChanges(transaction: Transaction, scope: Visibility | "published"): readonly Change[] {
  if (scope === "everything") return transaction.changes;
  const { isSeen, changes } = scopes[scope];
  const known = changes.get(transaction);
  if (known !== undefined) return known;
  const seen = transaction.changes.filter(({ id }) => isSeen(id));
  changes.set(transaction, seen);
  return seen;
}

/** Each change's document before and after. */
function documentsOf(changes: readonly Change[]): Documents {
  const known = changedDocuments.get(changes);
  if (known !== undefined) return known;
  const documents = changes.flatMap(({ before, after }) => [before, after]);
  changedDocuments.set(changes, documents);
  return documents;
}

const scopes = {
  public: { isSeen: isPublicId, changes: new WeakMap<Transaction, readonly Change[]>() },
  published: { isSeen: isPublishedId, changes: new WeakMap<Transaction, readonly Change[]>() },
} as const;
const changedDocuments = new WeakMap<readonly Change[], Documents>();
const nothing: Documents = [];
