import { httpError } from "../http/http-error.ts";
import { jsonResponse } from "../http/json-response.ts";
import { networkOf } from "../http/rate-limit.ts";
import type { Route } from "../http/router.ts";
import type { Visibility } from "../query/snapshot.ts";
import { withAssetUrl } from "../store/asset-url.ts";
import type { Caller } from "../store/caller.ts";
import type { History } from "../store/history.ts";
import { hasPermission, requirePermission } from "../store/permissions.ts";
import { respondToActions } from "./actions-endpoint.ts";
import { type DataContext, idsIn } from "./data-context.ts";
import { respondToDoc } from "./doc-endpoint.ts";
import { respondToExport } from "./export-endpoint.ts";
import { historyRoutes } from "./history-routes.ts";
import { respondToListen } from "./listen-endpoint.ts";
import { respondToLive } from "./live-events-endpoint.ts";
import { respondToMutate } from "./mutate-endpoint.ts";
import type { QueryCall } from "./query-endpoint.ts";
import { createReadAccess } from "./read-access.ts";
import { createUploadCall, type UploadParts } from "./upload-endpoint.ts";

export interface DataParts extends UploadParts {
  /** The file with the documents, for readers of their own. */
  file: string;
  history: History;
  queryCall: QueryCall;
  /** Whether published content can be read without a token, as that of a public hosted dataset. */
  isPublic: boolean;
}

/** Everything under `/v{version}/` that is about documents and assets, and who may use it. */
export function dataRoutes(parts: DataParts): Route<DataContext>[] {
  const { host, store, writer, history, queryCall, file } = parts;

  const access = createReadAccess(parts.isPublic);
  const query: Route<DataContext>["respond"] = ({ request, caller, address, ...context }) => {
    const release = access.query(caller, address);
    const visibility = visibilityOf(caller);
    const identity = caller?.id ?? "";
    const asker = { ...context, visibility, identity, from: askerOf(caller, address) };
    return queryCall.respond(request, asker).finally(release);
  };

  const uploads = createUploadCall(parts);
  const listening = ({ caller, address }: DataContext) => ({
    onCommit: writer.onCommit,
    release: access.stream(caller, address),
  });

  const routes: Route<DataContext>[] = [
    { method: "GET", path: "/data/query/:dataset", respond: query },
    { method: "POST", path: "/data/query/:dataset", respond: query },
    {
      method: "GET",
      path: "/data/doc/:dataset/:ids",
      respond: ({ request, caller, address, origin }, values) => {
        access.read(caller, address);
        return respondToDoc(request, idsIn(values), caller === undefined, { store, origin });
      },
    },
    {
      method: "POST",
      path: "/data/mutate/:dataset",
      respond: ({ request, caller, runner }) =>
        respondToMutate(request, requirePermission(caller, "editDrafts"), { writer, runner }),
    },
    {
      method: "POST",
      path: "/data/actions/:dataset",
      respond: ({ request, caller }) =>
        respondToActions(request, requirePermission(caller, "editDrafts"), writer),
    },
    {
      method: "GET",
      path: "/data/listen/:dataset",
      respond: (context) => {
        const { request, caller, runner } = context;
        // A replay tells of documents that have gone since.
        const missed = hasPermission(caller, "readHistory") ? history : nothingKnown;
        return respondToListen(request, visibilityOf(caller), runner, {
          ...listening(context),
          version: context.version,
          history: missed,
          origin: context.origin,
          from: askerOf(caller, context.address),
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
        respondToExport(request, caller === undefined, file, access.export(caller, address)),
    },
    ...historyRoutes(parts),
    {
      method: "GET",
      // This lake's own: the hosted service has nothing at this address.
      path: "/data/unreadable/:dataset",
      respond: ({ caller }) => {
        requirePermission(caller, "read");
        return jsonResponse({ documents: store.unreadable() });
      },
    },
    {
      method: "GET",
      path: "/data/references/:dataset/documents/:id/to",
      respond: ({ request, caller }, values) => {
        requirePermission(caller, "read");
        // Studio asks for those of other datasets, of which this lake has none; its own it finds by a query.
        const isForeign = new URL(request.url).searchParams.get("excludeInternalReferences") === "true";
        const ids = isForeign ? [] : store.links.sourcesOf(values.id ?? "");
        return jsonResponse({
          totalCount: ids.length,
          references: ids.map((documentId) => ({ documentId })),
        });
      },
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
  return routes.map((route) => inDataset(route, host));
}

/** Whoever may not read what has been starts afresh, which costs one query. */
const nothingKnown = { transactionsFrom: () => undefined };

function visibilityOf(caller: Caller | undefined): Visibility {
  return caller === undefined ? "public" : "everything";
}

/** A person, or an address that nobody has a name for. */
function askerOf(caller: Caller | undefined, address: string): string {
  return caller?.id ?? networkOf(address);
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
