import { httpError } from "../http/http-error.ts";
import { jsonResponse } from "../http/json-response.ts";
import { eventsOf } from "../store/document-events.ts";
import { draftIdOf, publishedIdOf } from "../store/document-id.ts";
import type { Transaction } from "../store/document-store.ts";
import type { History } from "../store/history.ts";
import { effectsOf } from "./effects.ts";

/** `/data/history/{dataset}/documents/{id,id,…}?revision=|time=`: documents as they were. Studio reverts by asking for a draft and its original. */
export function respondToDocumentsAt(request: Request, ids: readonly string[], history: History): Response {
  const search = new URL(request.url).searchParams;
  const revision = search.get("revision");
  const time = search.get("time");
  const moment = revision === null ? { time: time ?? new Date().toISOString() } : { revision };
  const found = ids.flatMap((id) => history.documentAt(id, moment) ?? []);
  if (found.length > 0) return jsonResponse({ documents: found });
  // Before a draft was begun, it looked like what was published.
  const originals = new Set(ids.map(publishedIdOf));
  return jsonResponse({ documents: [...originals].flatMap((id) => history.documentAt(id, moment) ?? []) });
}

/** `/data/history/{dataset}/transactions/{id,id,…}`: one transaction a line. */
export function respondToTransactions(request: Request, ids: readonly string[], history: History): Response {
  const search = new URL(request.url).searchParams;
  const transactions = history.transactionsOf(ids, {
    from: search.get("fromTransaction") || undefined,
    to: search.get("toTransaction") || undefined,
    limit: readLimit(search, 50),
    isNewestFirst: search.get("reverse") === "true",
  });
  const hasContent = search.get("excludeContent") !== "true";
  const lines = transactions.map((transaction) => `${JSON.stringify(describe(transaction, hasContent))}\n`);
  return new Response(lines.join(""), {
    headers: { "Content-Type": "application/x-ndjson; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** `/data/history/{dataset}/events/documents/{id}`: what Studio lists in its history panel. */
export function respondToEvents(request: Request, id: string, history: History): Response {
  const search = new URL(request.url).searchParams;
  const limit = readLimit(search, 100);
  const ids = [publishedIdOf(id), draftIdOf(id)];
  const cursor = search.get("nextCursor") || undefined;
  const found = history.transactionsOf(ids, { to: cursor, limit: limit + 1, isNewestFirst: true });
  const nextCursor = found.length > limit ? (found[limit]?.id ?? "") : "";
  return jsonResponse({ events: { [id]: eventsOf(id, found.slice(0, limit)) }, nextCursor });
}

function describe({ id, author, timestamp, changes }: Transaction, hasContent: boolean) {
  return {
    id,
    timestamp,
    author,
    documentIDs: changes.map((change) => change.id),
    ...(hasContent ? { mutations: changes.flatMap(({ mutations }) => mutations) } : {}),
    effects: Object.fromEntries(
      changes.map(({ id: document, before, after }) => [document, effectsOf(before, after)]),
    ),
  };
}

function readLimit(search: URLSearchParams, usual: number): number {
  const asked = Number(search.get("limit") ?? usual);
  if (!Number.isInteger(asked) || asked < 1 || asked > MOST)
    throw httpError(400, `limit must be between 1 and ${MOST}`);
  return asked;
}

const MOST = 1000;
