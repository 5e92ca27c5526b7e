import type { Caller } from "../access/caller.ts";
import { isVisible, requirePermission } from "../access/permissions.ts";
import type { Route } from "../http/router.ts";
import { type DataContext, idsIn } from "./data-request.ts";
import {
  type HistoryParts,
  respondToDocumentsAt,
  respondToEvents,
  respondToReleaseEvents,
  respondToTransactions,
} from "./history-endpoint.ts";

export function historyRoutes(parts: Omit<HistoryParts, "origin">): Route<DataContext>[] {
  return [
    {
      method: "GET",
      path: "/data/history/:dataset/documents/:ids",
      respond: ({ request, caller, origin }, values) =>
        respondToDocumentsAt(request, idsIn(values), readerOf(idsIn(values), caller), { ...parts, origin }),
    },
    {
      method: "GET",
      path: "/data/history/:dataset/transactions",
      respond: ({ request, caller, origin }) =>
        respondToTransactions(request, undefined, requirePermission(caller, "readHistory"), {
          ...parts,
          origin,
        }),
    },
    {
      method: "GET",
      path: "/data/history/:dataset/transactions/:ids",
      respond: ({ request, caller, origin }, values) =>
        respondToTransactions(request, idsIn(values), readerOf(idsIn(values), caller), {
          ...parts,
          origin,
        }),
    },
    {
      method: "GET",
      path: "/data/history/:dataset/events/documents/:id",
      respond: ({ request, caller }, { id = "" }) =>
        respondToEvents(request, id, readerOf([id], caller), parts),
    },
    {
      method: "GET",
      path: "/data/history/:dataset/events/releases/:name",
      respond: ({ request, caller }, { name = "" }) => {
        requirePermission(caller, "readHistory");
        return respondToReleaseEvents(request, name, parts);
      },
    },
  ];
}

/** A document's visibility decides who may read its history. */
function readerOf(ids: readonly string[], caller: Caller | undefined): Caller {
  return requirePermission(caller, ids.every((id) => isVisible("label", id)) ? "read" : "readPrivate");
}
