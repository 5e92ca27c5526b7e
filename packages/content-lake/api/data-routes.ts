import type { Caller } from "../access/caller.ts";
import { hasPermission, isVisible, requirePermission, visibilityOf } from "../access/permissions.ts";
import { withAssetUrl } from "../assets/asset-url.ts";
import { createConnectionLimit } from "../http/connection-limit.ts";
import { jsonResponse } from "../http/json-response.ts";
import type { Respond, Routes } from "../http/router.ts";
import { limits } from "../limits.ts";
import { respondToActions } from "./actions-endpoint.ts";
import type { Call, LakeParts } from "./call.ts";
import { idIn, idsIn } from "./data-request.ts";
import { respondToDoc } from "./doc-endpoint.ts";
import { respondToExport } from "./export-endpoint.ts";
import { historyRoutes } from "./history-endpoint.ts";
import { respondToListen, respondToLive } from "./listen-endpoint.ts";
import { respondToMutate } from "./mutate-endpoint.ts";
import { createQueryCall } from "./query-endpoint.ts";
import { createUploadCall } from "./upload-endpoint.ts";

/** Every route under `/v{version}/` that concerns documents and assets is listed here. */
export function dataRoutes(parts: LakeParts): Routes<Call> {
  return {
    ...readRoutes(parts),
    ...streamRoutes(parts),
    ...historyRoutes(parts),
    ...writeRoutes(parts),
  };
}

function readRoutes({ store }: LakeParts): Routes<Call> {
  const respondToQuery = createQueryCall(store);
  const query: Respond<Call> = ({ request, caller, ...context }) => {
    const reader = requirePermission(caller, "read");
    return respondToQuery(request, { ...context, visibility: visibilityOf(reader), identity: reader.id });
  };
  return {
    "GET /data/query/:dataset": query,
    "POST /data/query/:dataset": query,
    "GET /data/doc/:dataset/:ids": ({ request, caller, origin }, values) => {
      const reader = requirePermission(caller, "read");
      return respondToDoc(request, idsIn(values), visibilityOf(reader), { store, origin });
    },
    // The hosted service has nothing at this address.
    "GET /data/unreadable/:dataset": ({ caller }) => {
      requirePermission(caller, "readPrivate");
      return jsonResponse({ documents: store.unreadable() });
    },
    "GET /data/references/:dataset/documents/:id/to": ({ request, caller }, values) => {
      requirePermission(caller, "useStudio");
      // Studio asks for references from other datasets, which this lake has not.
      const isForeign = new URL(request.url).searchParams.get("excludeInternalReferences") === "true";
      const all = isForeign ? [] : store.links.sourcesOf(idIn(values));
      // Enquiries refer to documents, too.
      const sight = visibilityOf(caller);
      const ids = all.filter((id) => isVisible(sight, id));
      return jsonResponse({
        totalCount: ids.length,
        references: ids.map((documentId) => ({ documentId })),
      });
    },
  };
}

function streamRoutes({ writer, history, file }: LakeParts): Routes<Call> {
  const take = createStreamSlots();
  const listening = ({ caller, address }: Call) => {
    const reader = requirePermission(caller, "read");
    return { onCommit: writer.onCommit, release: take.stream(reader, address), from: reader.id };
  };
  return {
    "GET /data/listen/:dataset": (call) => {
      const { request, caller, runner, version, origin } = call;
      // A replay shows documents that have been deleted since.
      const missed = hasPermission(caller, "readHistory") ? history : nothingKnown;
      return respondToListen(request, visibilityOf(caller), runner, {
        ...listening(call),
        version,
        history: missed,
        origin,
      });
    },
    "GET /data/live/events/:dataset": (call) => respondToLive(visibilityOf(call.caller), listening(call)),
    // An export opens the file for itself.
    "GET /data/export/:dataset": ({ request, caller }) => {
      const reader = requirePermission(caller, "read");
      return respondToExport(request, visibilityOf(reader), file, take.export(reader));
    },
  };
}

function writeRoutes(parts: LakeParts): Routes<Call> {
  const { writer } = parts;
  const upload = createUploadCall(parts);
  const uploadOf =
    (kind: "image" | "file"): Respond<Call> =>
    async ({ request, caller, origin }) => {
      const document = await upload(request, kind, requirePermission(caller, "upload"));
      return jsonResponse({ document: withAssetUrl(document, origin) });
    };
  return {
    "POST /data/mutate/:dataset": ({ request, caller, runner }) =>
      respondToMutate(request, requirePermission(caller, "editDrafts"), { writer, runner }),
    "POST /data/actions/:dataset": ({ request, caller }) =>
      respondToActions(request, requirePermission(caller, "editDrafts"), writer),
    "POST /assets/images/:dataset": uploadOf("image"),
    "POST /assets/files/:dataset": uploadOf("file"),
  };
}

/** A client that may not read history is reset, which costs it one query. */
const nothingKnown = { transactionsFrom: () => undefined };

/** Each returns the function to call when the stream or the export has ended, and throws a 503 for too many at once. */
export function createStreamSlots() {
  // Half of the places are for one person.
  const takeExport = createConnectionLimit({ total: limits.exports, perPerson: limits.exports / 2 });
  const takeStream = createConnectionLimit({
    perAddress: limits.streamsPerAddress,
    total: limits.streams,
    perPerson: limits.streams / 2,
  });
  return {
    export: ({ id }: Caller) => takeExport({ person: id }),
    stream: ({ id }: Caller, address: string) => takeStream({ address, person: id }),
  };
}
