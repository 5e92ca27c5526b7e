import type { Caller } from "../access/caller.ts";
import { hasPermission } from "../access/permissions.ts";
import { eventsOf } from "../documents/document-events.ts";
import { draftIdOf, publishedIdOf, releaseIdOf } from "../documents/document-id.ts";
import type { Transaction } from "../documents/transaction.ts";
import type { TransactionFilter } from "../documents/transaction-search.ts";
import { jsonResponse } from "../http/json-response.ts";
import { releaseEventsOf } from "../releases/release-events.ts";
import type { HistoryParts } from "./history-endpoint.ts";
import { readLimit } from "./history-parameters.ts";

/** `/data/history/{dataset}/events/documents/{id}` feeds Studio's history panel, the newest event first. */
export async function respondToEvents(
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
export async function respondToReleaseEvents(
  request: Request,
  name: string,
  { history }: Pick<HistoryParts, "history">,
): Promise<Response> {
  const documents = [releaseIdOf(name), ...history.idsInRelease(name)];
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
  const found = history.transactionsInTurns({
    ...filter,
    toTransaction: search.get("nextCursor") || undefined,
    limit: limit + 1,
    isNewestFirst: true,
  });
  const events: Event[] = [];
  let count = 0;
  for await (const transaction of found) {
    count += 1;
    if (count > limit) return { events, nextCursor: transaction.id };
    events.push(...eventsIn(transaction));
    request.signal.throwIfAborted();
  }
  return { events, nextCursor: "" };
}
