import { createConnectionLimit } from "@trousseau/host/connection-limit.ts";
import { createRateLimit, siteOf } from "@trousseau/host/rate-limit.ts";
import type { Caller } from "../access/caller.ts";
import { hasPermission, isVisible, requirePermission, visibilityOf } from "../access/permissions.ts";
import { withAssetUrl } from "../assets/asset-url.ts";
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
  const access = createReadAccess(parts.isPublic);
  return {
    ...readRoutes(parts, access),
    ...streamRoutes(parts, access),
    ...historyRoutes(parts),
    ...writeRoutes(parts),
  };
}

function readRoutes({ store }: LakeParts, access: ReadAccess): Routes<Call> {
  const respondToQuery = createQueryCall(store);
  const query: Respond<Call> = ({ request, caller, address, ...context }) => {
    const release = access.query(caller, address);
    const visibility = visibilityOf(caller);
    const identity = caller?.id ?? "";
    const requester = { ...context, visibility, identity, from: requesterOf(caller, address) };
    return respondToQuery(request, requester).finally(release);
  };
  return {
    "GET /data/query/:dataset": query,
    "POST /data/query/:dataset": query,
    "GET /data/doc/:dataset/:ids": ({ request, caller, address, origin }, values) => {
      access.read(caller, address);
      return respondToDoc(request, idsIn(values), visibilityOf(caller), { store, origin });
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

function streamRoutes({ writer, history, file }: LakeParts, access: ReadAccess): Routes<Call> {
  const listening = ({ caller, address }: Call) => ({
    onCommit: writer.onCommit,
    release: access.stream(caller, address),
  });
  return {
    "GET /data/listen/:dataset": (call) => {
      const { request, caller, runner, version, origin, address } = call;
      // A replay shows documents that have been deleted since.
      const missed = hasPermission(caller, "readHistory") ? history : nothingKnown;
      return respondToListen(request, visibilityOf(caller), runner, {
        ...listening(call),
        version,
        history: missed,
        origin,
        from: requesterOf(caller, address),
      });
    },
    "GET /data/live/events/:dataset": (call) => respondToLive(visibilityOf(call.caller), listening(call)),
    // An export opens the file for itself.
    "GET /data/export/:dataset": ({ request, caller, address }) =>
      respondToExport(request, visibilityOf(caller), file, access.export(caller, address)),
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

/** Requests take turns by person, or by site where nobody is logged in. */
function requesterOf(caller: Caller | undefined, address: string): string {
  return caller?.id ?? siteOf(address);
}

type ReadAccess = ReturnType<typeof createReadAccess>;

/**
 * Everybody with a token may read, and anybody when the dataset is public. The refusals are 401 without a token, 429 too often,
 * and 503 too much at once.
 */
export function createReadAccess(isPublic: boolean) {
  const rate = createRateLimit({
    burst: limits.publicRequestsAtOnce,
    perSecond: limits.publicRequestsPerSecond,
  });
  const takePublicQuery = createConnectionLimit({
    perAddress: limits.publicQueriesPerAddress,
    total: limits.waitingQueries,
  });
  const takePublicStream = createConnectionLimit({
    perAddress: limits.publicStreamsPerAddress,
    total: limits.publicStreams,
  });
  const takeExport = exportLimit(limits.exports);
  const takePublicExport = exportLimit(limits.publicExports);
  const takeStream = createConnectionLimit({
    perAddress: limits.streamsPerAddress,
    total: limits.streams,
    perPerson: limits.streams / 2,
  });

  type Reader = Caller | undefined;

  function read(caller: Reader, address: string): void {
    if (caller !== undefined || !isPublic) requirePermission(caller, "read");
    else rate.count(address);
  }

  return {
    read,
    /** The next three return the function to call when the query, export or stream has ended. */
    query(caller: Reader, address: string): () => void {
      read(caller, address);
      return caller === undefined ? takePublicQuery({ address }) : () => undefined;
    },
    export(caller: Reader, address: string): () => void {
      read(caller, address);
      if (caller === undefined) return takePublicExport({ person: siteOf(address) });
      return takeExport({ person: caller.id });
    },
    stream(caller: Reader, address: string): () => void {
      read(caller, address);
      if (caller === undefined) return takePublicStream({ address });
      return takeStream({ address, person: caller.id });
    },
  };
}

/** Half of the places are for one person or address. */
function exportLimit(total: number) {
  return createConnectionLimit({ total, perPerson: total / 2 });
}
