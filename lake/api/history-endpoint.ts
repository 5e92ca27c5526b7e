import { httpError } from "@trousseau/host/http-error.ts";
import { toWebStream } from "@trousseau/host/web-stream.ts";
import type { Caller } from "../access/caller.ts";
import {
  hasPermission,
  isVisible,
  requirePermission,
  requireSight,
  visibilityOf,
} from "../access/permissions.ts";
import { changeAtOrigin, withAssetUrl } from "../assets/asset-url.ts";
import { eventsOf, releaseEventsOf } from "../documents/document-events.ts";
import { draftIdOf, publishedIdOf, releaseIdOf } from "../documents/document-id.ts";
import type { Transaction } from "../documents/transaction.ts";
import { mutationsOf } from "../documents/transaction-records.ts";
import type { TransactionFilter } from "../documents/transaction-search.ts";
import { jsonResponse } from "../http/json-response.ts";
import type { Routes } from "../http/router.ts";
import type { Call, LakeParts } from "./call.ts";
import { idIn, idsIn, readLimit, readTime } from "./data-request.ts";
import { checkCount, readDocuments } from "./doc-endpoint.ts";
import { effectsOf } from "./mutation-event.ts";

export function historyRoutes(parts: Omit<HistoryParts, "origin">): Routes<Call> {
  return {
    "GET /data/history/:dataset/documents/:ids": ({ request, caller, origin }, values) => {
      const reader = readerOf(idsIn(values), caller);
      return respondToDocumentsAt(request, idsIn(values), reader, { ...parts, origin });
    },
    "GET /data/history/:dataset/transactions": ({ request, caller, origin }) => {
      const reader = requirePermission(caller, "readHistory");
      return respondToTransactions(request, undefined, reader, { ...parts, origin });
    },
    "GET /data/history/:dataset/transactions/:ids": ({ request, caller, origin }, values) => {
      const reader = readerOf(idsIn(values), caller);
      return respondToTransactions(request, idsIn(values), reader, { ...parts, origin });
    },
    "GET /data/history/:dataset/events/documents/:id": ({ request, caller }, values) => {
      const id = idIn(values);
      return respondToEvents(request, id, readerOf([id], caller), parts);
    },
    "GET /data/history/:dataset/events/releases/:name": ({ request, caller }, { name = "" }) => {
      return respondToReleaseEvents(request, name, requirePermission(caller, "readHistory"), parts);
    },
  };
}

/** History names people and holds earlier words, so it is not for the program of another shop. */
function readerOf(ids: readonly string[], caller: Caller | undefined): Caller {
  const reader = requirePermission(caller, "useStudio");
  requireSight(reader, ids);
  return reader;
}

type HistoryParts = Pick<LakeParts, "history"> & Partial<Pick<Call, "origin">>;

/**
 * `/data/history/{dataset}/documents/{id,id,…}` returns documents as they were. Studio reverts by asking for a draft and its
 * original.
 */
function respondToDocumentsAt(
  request: Request,
  ids: readonly string[],
  caller: Caller,
  parts: HistoryParts,
): Response {
  const search = new URL(request.url).searchParams;
  const { history, origin } = parts;
  const isLast = search.get("lastRevision") === "true";
  const revision = search.get("revision");
  const time = readTime(search, "time");
  if ([isLast, revision !== null, time !== undefined].filter(Boolean).length > 1)
    throw httpError(400, "Only one of revision, time and lastRevision can be given");
  const isCurrentOnly = !hasPermission(caller, "readHistory");
  const moment = revision === null ? time && { time } : { revision };
  // All documents are read at the same moment.
  const stateOf = history.statesAt(moment || undefined, { isCurrentOnly });
  const statesOf = (wantedIds: readonly string[]) => {
    // A caller that may not read history gets the current state.
    if (!isLast || isCurrentOnly) return readDocuments(wantedIds, stateOf);
    // `lastStates` reads everything, so the size is checked one by one first.
    readDocuments(wantedIds, (id) => history.lastStates([id])[0]);
    return history.lastStates(wantedIds);
  };
  const states = statesOf(ids);
  // Before a draft existed, the published document stood for it.
  const documents = states.length > 0 ? states : statesOf([...new Set(ids.map(publishedIdOf))]);
  return jsonResponse({ documents: documents.map((document) => withAssetUrl(document, origin)) });
}

/**
 * `/data/history/{dataset}/transactions/{id,id,…}` returns one transaction a line. Without ids it finds deleted documents whose
 * ids nobody remembers.
 */
function respondToTransactions(
  request: Request,
  ids: readonly string[] | undefined,
  caller: Caller,
  parts: HistoryParts,
): Response {
  const search = new URL(request.url).searchParams;
  const isComplete = ids === undefined || search.get("includeIdentifiedDocumentsOnly") !== "true";
  if (ids !== undefined) checkCount(ids);
  const transactions = parts.history.transactionsInTurns({
    documents: ids,
    isCurrentOnly: !hasPermission(caller, "readHistory"),
    authors: search.get("authors")?.split(","),
    fromTransaction: search.get("fromTransaction") || undefined,
    toTransaction: search.get("toTransaction") || undefined,
    fromTime: readTime(search, "fromTime"),
    toTime: readTime(search, "toTime"),
    limit: readLimit(search, 50),
    isNewestFirst: search.get("reverse") === "true",
    hasOtherDocuments: isComplete && hasPermission(caller, "readHistory"),
  });
  const contents = {
    hasMutations: search.get("excludeContent") !== "true" && search.get("excludeMutations") !== "true",
    hasEffects: search.get("effectFormat") === "mendoza",
  };
  const sight = visibilityOf(caller);
  async function* lines() {
    for await (const transaction of transactions) {
      const seen = transaction.changes.filter(({ id }) => isVisible(sight, id));
      if (seen.length === 0) continue;
      const changes = seen.map((change) => changeAtOrigin(parts.origin, change));
      yield new TextEncoder().encode(`${JSON.stringify(describe({ ...transaction, changes }, contents))}\n`);
    }
  }
  return new Response(toWebStream(lines()), {
    headers: { "Content-Type": "application/x-ndjson; charset=utf-8", "Cache-Control": "no-store" },
  });
}

function describe(
  { id, author, timestamp, changes }: Transaction,
  { hasMutations, hasEffects }: { hasMutations: boolean; hasEffects: boolean },
) {
  const effects = changes.map((change) => [change.id, effectsOf(change.before, change.after)] as const);
  return {
    id,
    timestamp,
    author,
    documentIDs: changes.map((change) => change.id),
    ...(hasMutations ? { mutations: mutationsOf(changes) } : {}),
    ...(hasEffects ? { effects: Object.fromEntries(effects) } : {}),
  };
}

/** `/data/history/{dataset}/events/documents/{id}` feeds Studio's history panel, the newest event first. */
async function respondToEvents(
  request: Request,
  id: string,
  caller: Caller,
  parts: HistoryParts,
): Promise<Response> {
  const publishedId = publishedIdOf(id);
  const ids = [publishedId, draftIdOf(id), ...parts.history.versionIdsOf(publishedId)];
  const filter = { documents: ids, isCurrentOnly: !hasPermission(caller, "readHistory") };
  const page = await eventPage(request, filter, parts, (transaction) => eventsOf(id, transaction));
  return jsonResponse({ events: { [id]: page.events }, nextCursor: page.nextCursor });
}

/** `/data/history/{dataset}/events/releases/{name}` feeds Studio's activity of a release, the newest event first. */
async function respondToReleaseEvents(
  request: Request,
  name: string,
  caller: Caller,
  { history }: Pick<HistoryParts, "history">,
): Promise<Response> {
  const sight = visibilityOf(caller);
  const documents = [releaseIdOf(name), ...history.idsInRelease(name)].filter((id) => isVisible(sight, id));
  const eventsIn = (transaction: Transaction) => releaseEventsOf(name, transaction);
  return jsonResponse(await eventPage(request, { documents }, { history }, eventsIn));
}

async function eventPage<Event>(
  request: Request,
  filter: Pick<TransactionFilter, "documents" | "isCurrentOnly">,
  { history }: Pick<HistoryParts, "history">,
  eventsIn: (transaction: Transaction) => Event[],
) {
  const search = new URL(request.url).searchParams;
  const limit = readLimit(search, 100);
  const transactions = history.transactionsInTurns({
    ...filter,
    toTransaction: search.get("nextCursor") || undefined,
    limit: limit + 1,
    isNewestFirst: true,
  });
  const events: Event[] = [];
  let count = 0;
  for await (const transaction of transactions) {
    count += 1;
    if (count > limit) return { events, nextCursor: transaction.id };
    events.push(...eventsIn(transaction));
    request.signal.throwIfAborted();
  }
  return { events, nextCursor: "" };
}
