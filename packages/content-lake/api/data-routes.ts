import type { Caller } from "../access/caller.ts";
import { hasPermission, requirePermission, visibilityOf } from "../access/permissions.ts";
import { withAssetUrl } from "../assets/asset-url.ts";
import type { History } from "../documents/history.ts";
import { httpError } from "../http/http-error.ts";
import { jsonResponse } from "../http/json-response.ts";
import { siteOf } from "../http/rate-limit.ts";
import type { Route } from "../http/router.ts";
import { respondToActions } from "./actions-endpoint.ts";
import { type DataContext, idIn, idsIn } from "./data-request.ts";
import { respondToDoc } from "./doc-endpoint.ts";
import { respondToExport } from "./export-endpoint.ts";
import { historyRoutes } from "./history-routes.ts";
import { respondToListen, respondToLive } from "./listen-endpoint.ts";
import { respondToMutate } from "./mutate-endpoint.ts";
import type { QueryCall } from "./query-endpoint.ts";
import { createReadAccess, type ReadAccess } from "./read-access.ts";
import { createUploadCall, type UploadParts } from "./upload-endpoint.ts";

export interface DataParts extends UploadParts {
  /** Exports and queries open this file for themselves. */
  file: string;
  history: History;
  queryCall: QueryCall;
  /** A public dataset lets anybody read published content without a token. */
  isPublic: boolean;
}

/** Every route under `/v{version}/` that concerns documents and assets is listed here. */
export function dataRoutes(parts: DataParts): Route<DataContext>[] {
  const access = createReadAccess(parts.isPublic);
  const routes = [
    ...readRoutes(parts, access),
    ...streamRoutes(parts, access),
    ...historyRoutes(parts),
    ...writeRoutes(parts, access),
  ];
  return routes.map((route) => heldUntilRead(inDataset(route, parts.host), access));
}

function readRoutes({ store, queryCall }: DataParts, access: ReadAccess): Route<DataContext>[] {
  const query: Route<DataContext>["respond"] = ({ request, caller, address, ...context }) => {
    const release = access.query(caller, address);
    const visibility = visibilityOf(caller);
    const identity = caller?.id ?? "";
    const requester = { ...context, visibility, identity, from: requesterOf(caller, address) };
    return queryCall.respond(request, requester).finally(release);
  };
  return [
    { method: "GET", path: "/data/query/:dataset", respond: query },
    { method: "POST", path: "/data/query/:dataset", respond: query },
    {
      method: "GET",
      path: "/data/doc/:dataset/:ids",
      respond: ({ request, caller, address, origin }, values) => {
        access.read(caller, address);
        return respondToDoc(request, idsIn(values), visibilityOf(caller), { store, origin });
      },
    },
    {
      method: "GET",
      // The hosted service has nothing at this address.
      path: "/data/unreadable/:dataset",
      respond: ({ caller }) => {
        requirePermission(caller, "readPrivate");
        return jsonResponse({ documents: store.unreadable() });
      },
    },
    {
      method: "GET",
      path: "/data/references/:dataset/documents/:id/to",
      respond: ({ request, caller }, values) => {
        // Enquiries refer to documents, too.
        requirePermission(caller, "readPrivate");
        // Studio asks for references from other datasets, which this lake has not.
        const isForeign = new URL(request.url).searchParams.get("excludeInternalReferences") === "true";
        const ids = isForeign ? [] : store.links.sourcesOf(idIn(values));
        return jsonResponse({
          totalCount: ids.length,
          references: ids.map((documentId) => ({ documentId })),
        });
      },
    },
  ];
}

function streamRoutes({ writer, history, file }: DataParts, access: ReadAccess): Route<DataContext>[] {
  const listening = ({ caller, address }: DataContext) => ({
    onCommit: writer.onCommit,
    release: access.stream(caller, address),
  });
  return [
    {
      method: "GET",
      path: "/data/listen/:dataset",
      respond: (context) => {
        const { request, caller, runner, version, origin, address } = context;
        // A replay shows documents that have been deleted since.
        const missed = hasPermission(caller, "readHistory") ? history : nothingKnown;
        return respondToListen(request, visibilityOf(caller), runner, {
          ...listening(context),
          version,
          history: missed,
          origin,
          from: requesterOf(caller, address),
        });
      },
    },
    {
      method: "GET",
      path: "/data/live/events/:dataset",
      respond: (context) => respondToLive(visibilityOf(context.caller), listening(context)),
    },
    {
      method: "GET",
      path: "/data/export/:dataset",
      respond: ({ request, caller, address }) =>
        respondToExport(request, visibilityOf(caller), file, access.export(caller, address)),
    },
  ];
}

function writeRoutes(parts: DataParts, access: ReadAccess): Route<DataContext>[] {
  const { writer } = parts;
  const uploads = createUploadCall(parts);
  return [
    {
      method: "POST",
      path: "/data/mutate/:dataset",
      respond: ({ request, caller, runner }) => {
        const author = requirePermission(caller, "editDrafts");
        const hasRoom = () => access.unread(author).hasRoom(author.id);
        return respondToMutate(request, author, { writer, runner, hasRoom });
      },
    },
    {
      method: "POST",
      path: "/data/actions/:dataset",
      respond: ({ request, caller }) =>
        respondToActions(request, requirePermission(caller, "editDrafts"), writer),
    },
    ...(["image", "file"] as const).map(
      (kind): Route<DataContext> => ({
        method: "POST",
        path: `/assets/${kind}s/:dataset`,
        respond: async ({ request, caller, origin }) => {
          const document = await uploads.respond(request, kind, requirePermission(caller, "upload"));
          return jsonResponse({ document: withAssetUrl(document, origin) });
        },
      }),
    ),
  ];
}

/** A caller in this process takes a response as it is. */
function heldUntilRead(route: Route<DataContext>, access: ReadAccess): Route<DataContext> {
  const isStored = route.method === "POST" && !route.path.startsWith("/data/query/");
  return {
    ...route,
    respond: async (context, values) => {
      const response = await route.respond(context, values);
      const { caller, address, origin } = context;
      const isListening = response.headers.get("Content-Type")?.startsWith("text/event-stream") === true;
      if (origin === undefined || isListening) return response;
      return access.unread(caller).hold(response, requesterOf(caller, address), { isStored });
    },
  };
}

/** A client that may not read history is reset, which costs it one query. */
const nothingKnown = { transactionsFrom: () => undefined };

/** Requests take turns by person, or by site where nobody is logged in. */
function requesterOf(caller: Caller | undefined, address: string): string {
  return caller?.id ?? siteOf(address);
}

function inDataset(
  route: Route<DataContext>,
  host: { projectId: string; dataset: string },
): Route<DataContext> {
  return {
    ...route,
    respond: (context, values) => {
      if (values.dataset !== host.dataset) throw datasetNotFound(values.dataset, host.projectId);
      return route.respond(context, values);
    },
  };
}

export function datasetNotFound(dataset: string | undefined, projectId: string) {
  return httpError(404, `Dataset "${dataset}" not found for project ID "${projectId}"`);
}
