import type { HttpError } from "@trousseau/host/http-error.ts";
import { isVisible, type Visibility } from "../access/permissions.ts";
import type { History } from "../documents/history.ts";
import type { Change, Transaction } from "../documents/transaction.ts";
import { createEventStream, createTimeSlices, type EventStream } from "../http/event-stream.ts";
import { toHttpError } from "../http/json-response.ts";
import { limits } from "../limits.ts";
import type { Documents } from "../query/filter-runner.ts";
import type { QueryRunner } from "../query/query-runner.ts";
import type { Call } from "./call.ts";
import {
  documentsOf,
  type ListenOptions,
  publishedScope,
  readListenOptions,
  type Scope,
  visibleChanges,
} from "./listen-options.ts";
import { type Concern, mutationEvents } from "./mutation-event.ts";
import { SYNC_TAG } from "./query-endpoint.ts";

type ListenParts = Pick<Call, "version" | "origin"> & {
  onCommit(listener: (transaction: Transaction) => void): () => void;
  history: Pick<History, "transactionsFrom">;
  /** The filters of one client are limited together. */
  from: string;
  release(): void;
};

/** `/data/listen/{dataset}` tells a client of every change that meets its query, in order. */
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
  // Later commits follow in order only if this is read at once.
  const missed = lastSeen === null ? undefined : history.transactionsFrom(lastSeen);
  let delivery = begin(lastSeen, missed).catch(giveUp);

  // A commit waits its turn when it comes before the welcome event is sent.
  const waiting = { commits: 0, bytes: 0 };
  stop = onCommit((transaction) => {
    const { bytes = 0 } = transaction;
    waiting.commits += 1;
    waiting.bytes += bytes;
    const { waitingCommits, waitingCommitBytes } = limits;
    if (waiting.commits > waitingCommits || waiting.bytes - bytes > waitingCommitBytes) return stream.end();
    delivery = delivery
      .then(() => deliver(transaction))
      .catch(giveUp)
      .finally(() => {
        waiting.commits -= 1;
        waiting.bytes -= bytes;
      });
  });
  return stream.response;

  /** A fault of the query ends the listener for good. After any other fault the client reconnects. */
  function giveUp(error: unknown): void {
    const failure = toHttpError(error);
    if (failure.status < 500) stream.send("channelError", channelError(failure));
    stream.end();
  }
}

/** Undefined stands for an unknown event. */
type Missed = ReturnType<History["transactionsFrom"]>;

type Recipient = Pick<ListenParts, "origin" | "from"> & {
  options: ListenOptions;
  scope: Scope;
  runner: Pick<QueryRunner, "match">;
};

/** A listener first receives what it has missed, and then every change. */
function createDelivery(
  stream: EventStream,
  disconnected: AbortSignal,
  { options, scope, runner, from, origin }: Recipient,
) {
  async function begin(lastSeen: string | null, missed: Missed): Promise<void> {
    // A query about no document shows whether the query can be evaluated at all.
    await concernsOf(undefined);
    const arrived = await arrivedOf(missed);
    // Studio forgets part of a transaction when a connection breaks, and then waits for the whole for ever.
    const first = arrived === "part" ? "reset" : firstEventOf(lastSeen, missed);
    stream.send(first, { listenerName: crypto.randomUUID() }, lastSeen ?? undefined);
    if (missed === undefined || first === "reset") return;
    if (arrived === "nothing") await deliver(missed.last);
    for (const transaction of missed.transactions) {
      if (disconnected.aborted) return;
      // Other requests have their turn while a listener catches up.
      await turn(() => undefined);
      await deliver(transaction);
    }
  }

  /** The last event that arrived may have been one of several of its transaction. */
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

/** One slice holds the events of all listeners, so that other requests are answered in between. */
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

/** Studio takes a draft that does not "disappear" for one that is still there. */
function concernOfEverybody(change: Change): Concern {
  return { change, wasMet: change.before !== undefined, isMet: change.after !== undefined };
}

function firstEventOf(lastSeen: string | null, missed: Missed): "welcome" | "welcomeback" | "reset" {
  if (lastSeen === null) return "welcome";
  return missed === undefined ? "reset" : "welcomeback";
}

/** `/data/live/events/{dataset}` says that results may have changed, without saying how. */
export function respondToLive(
  visibility: Visibility,
  { onCommit, release }: Pick<ListenParts, "onCommit" | "release">,
): Response {
  let stop: () => void = () => undefined;
  const stream = createEventStream(() => {
    stop();
    release();
  });
  stop = onCommit(({ id, changes }) => {
    if (changes.some((change) => isVisible(visibility, change.id)))
      stream.send("message", { tags: [SYNC_TAG] }, id);
  });
  stream.send("welcome", {});
  return stream.response;
}
