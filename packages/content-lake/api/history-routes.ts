import type { Caller } from "../access/caller.ts";
import { isVisible, requirePermission } from "../access/permissions.ts";
import type { Routes } from "../http/router.ts";
import type { Call } from "./call.ts";
import { idIn, idsIn } from "./data-request.ts";
import {
  type HistoryParts,
  respondToDocumentsAt,
  respondToEvents,
  respondToReleaseEvents,
  respondToTransactions,
} from "./history-endpoint.ts";

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
      requirePermission(caller, "readHistory");
      return respondToReleaseEvents(request, name, parts);
    },
  };
}

/** History names people and holds earlier words, so it is not for the program of another shop. */
function readerOf(ids: readonly string[], caller: Caller | undefined): Caller {
  if (!ids.every((id) => isVisible("label", id))) requirePermission(caller, "readPrivate");
  return requirePermission(caller, "useStudio");
}
