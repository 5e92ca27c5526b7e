import { createEventStream, type EventStream } from "../http/event-stream.ts";
import { type HttpError, toHttpError } from "../http/http-error.ts";
import { createTimeSlices } from "../http/time-slices.ts";
import { limits } from "../limits.ts";
import type { Documents } from "../query/filter-matcher.ts";
import type { QueryRunner } from "../query/query-runner.ts";
import type { History } from "../store/history.ts";
import type { Change, Transaction } from "../store/transaction.ts";
import type { Visibility } from "../store/visibility.ts";
import { type ListenOptions, readListenOptions } from "./listen-options.ts";
import { documentsOf, publishedScope, type Scope, visibleChanges } from "./listened-changes.ts";
import { type Concern, mutationEvents } from "./mutation-event.ts";

export interface ListenParts {
  /** Of the API, as the listener has requested it: `2025-02-19`. */
  version: string;
  onCommit(listener: (transaction: Transaction) => void): () => void;
  history: Pick<History, "transactionsFrom">;
  /** What the listener knows the lake as: assets' addresses begin with it. */
  origin: string | undefined;
  /** Who listens: what their filters cost is counted together. */
  from: string;
  /** To be called at the end. */
  release(): void;
}

/** `/data/listen/{dataset}`: tells a client of every change that concerns its query, in order, as long as it listens. */
export function respondToListen(
  request: Request,
  visibility: Visibility,
  runner: Pick<QueryRunner, "match">,
  parts: ListenParts,
): Response {
  const { onCommit, history, release } = parts;
  const options = readOptions(request, parts.version, release);
  const scope = options.hasAllVersions ? visibility : publishedScope(visibility);
  let stop: () => void = () => undefined;
  const disconnected = new AbortController();
  const stream = createEventStream(() => {
    disconnected.abort();
    stop();
    release();
  });
  const { begin, deliver } = createDelivery(stream, disconnected.signal, {
    ...parts,
    options,
    scope,
    runner,
  });
  const lastSeen = options.canResume ? request.headers.get("Last-Event-ID") : null;
  // At once: what is committed from here on follows in order.
  const missed = lastSeen === null ? undefined : history.transactionsFrom(lastSeen);
  let delivery = begin(lastSeen, missed).catch(giveUp);

  // From this moment on nothing is missed: what is committed before its welcome event has been sent waits its turn.
  const waiting = { commits: 0, bytes: 0 };
  stop = onCommit((transaction) => {
    const { bytes = 0 } = transaction;
    waiting.commits += 1;
    waiting.bytes += bytes;
    const { waitingCommits, waitingCommitBytes } = limits;
    if (waiting.commits > waitingCommits.value || waiting.bytes - bytes > waitingCommitBytes.value)
      return stream.end();
    delivery = delivery
      .then(() => deliver(transaction))
      .catch(giveUp)
      .finally(() => {
        waiting.commits -= 1;
        waiting.bytes -= bytes;
      });
  });
  return stream.response;

  /** A fault of the query is an event on the open channel, and final; anything else ends the stream, and the client reconnects. */
  function giveUp(error: unknown): void {
    const failure = toHttpError(error);
    if (failure.status < 500) stream.send("channelError", channelError(failure));
    stream.end();
  }
}

/** Since the last event that a listener has seen; nothing where that is not known. */
type Missed = ReturnType<History["transactionsFrom"]>;

interface Recipient extends Pick<ListenParts, "origin" | "from"> {
  options: ListenOptions;
  scope: Scope;
  runner: Pick<QueryRunner, "match">;
}

/** One listener: first what it has missed, then every change. */
function createDelivery(
  stream: EventStream,
  disconnected: AbortSignal,
  { options, scope, runner, from, origin }: Recipient,
) {
  async function begin(lastSeen: string | null, missed: Missed): Promise<void> {
    // Asking about nothing finds out whether the query can be asked at all.
    await concernsOf(undefined);
    const arrived = await arrivedOf(missed);
    // Studio forgets the part that it has when a connection breaks, and waits for the whole ever after.
    const first = arrived === "part" ? "reset" : firstEventOf(lastSeen, missed);
    stream.send(first, { listenerName: crypto.randomUUID() }, lastSeen ?? undefined);
    if (missed === undefined || first === "reset") return;
    if (arrived === "nothing") await deliver(missed.last);
    for (const transaction of missed.transactions) {
      if (disconnected.aborted) return;
      // A listener that has missed much must not keep the others waiting: reading that takes time as well.
      await turn(() => undefined);
      await deliver(transaction);
    }
  }

  /** How much of the transaction whose event was the last to arrive, as this listener is told of it. */
  async function arrivedOf(missed: Missed): Promise<"nothing" | "part" | "all"> {
    if (missed === undefined) return "nothing";
    const concerns = await concernsOf(missed.last);
    const seen = concerns.findIndex(({ change }) => change.id === missed.documentId);
    if (seen === -1) return "nothing";
    return seen === concerns.length - 1 ? "all" : "part";
  }

  async function deliver(transaction: Transaction): Promise<void> {
    if (disconnected.aborted) return;
    const concerns = await concernsOf(transaction);
    for (const encode of mutationEvents(transaction, concerns, { ...options, origin })) {
      if (disconnected.aborted) return;
      await turn(() => stream.sendEncoded(encode()));
    }
  }

  async function concernsOf(transaction: Transaction | undefined): Promise<Concern[]> {
    const changes = transaction === undefined ? [] : visibleChanges(transaction, scope);
    if (options.query === "*") return changes.map(concernOfEverybody);
    const met = await runner.match(options, transaction === undefined ? nothing : documentsOf(changes), from);
    return changes
      .map((change, index) => ({
        change,
        wasMet: met[2 * index] === "1",
        isMet: met[2 * index + 1] === "1",
      }))
      .filter(({ wasMet, isMet }) => wasMet || isMet);
  }

  return { begin, deliver };
}

const nothing: Documents = [];

/** Events of all listeners, in milliseconds at a time: with more, every other request would wait for all of them. */
const turn = createTimeSlices(8);

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

function firstEventOf(lastSeen: string | null, missed: Missed): "welcome" | "welcomeback" | "reset" {
  if (lastSeen === null) return "welcome";
  return missed === undefined ? "reset" : "welcomeback";
}
