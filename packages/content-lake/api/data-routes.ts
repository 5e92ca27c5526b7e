import { httpError } from "../http/http-error.ts";
import { jsonResponse } from "../http/json-response.ts";
import type { Route } from "../http/router.ts";
import type { QueryRunner } from "../query/query-runner.ts";
import type { Visibility } from "../query/snapshot.ts";
import { withAssetUrl } from "../store/asset-url.ts";
import type { Caller } from "../store/caller.ts";
import type { History } from "../store/history.ts";
import { hasPermission, requirePermission } from "../store/permissions.ts";
import { respondToActions } from "./actions-endpoint.ts";
import { respondToDoc } from "./doc-endpoint.ts";
import { respondToExport } from "./export-endpoint.ts";
import {
  respondToDocumentsAt,
  respondToEvents,
  respondToReleaseEvents,
  respondToTransactions,
} from "./history-endpoint.ts";
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

export interface DataContext {
  request: Request;
  version: string;
  caller: Caller | undefined;
  address: string;
  /** What the caller knows the lake as, when it asks over the network. */
  origin: string | undefined;
  /** Where this caller's queries are evaluated. */
  runner: QueryRunner;
}

type Values = Readonly<Record<string, string>>;

/** Everything under `/v{version}/` that is about documents and assets, and who may use it. */
export function dataRoutes(parts: DataParts): Route<DataContext>[] {
  const { host, store, writer, history, queryCall, file } = parts;

  const access = createReadAccess(parts.isPublic);
  const query: Route<DataContext>["respond"] = ({ request, caller, address, ...context }) => {
    const release = access.query(caller, address);
    const visibility = visibilityOf(caller);
    const asker = { ...context, visibility, identity: caller?.id ?? "" };
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
    {
      method: "GET",
      path: "/data/history/:dataset/documents/:ids",
      respond: ({ request, caller, origin }, values) =>
        respondToDocumentsAt(request, idsIn(values), requirePermission(caller, "read"), { ...parts, origin }),
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
        respondToTransactions(request, idsIn(values), requirePermission(caller, "read"), {
          ...parts,
          origin,
        }),
    },
    {
      method: "GET",
      path: "/data/history/:dataset/events/documents/:id",
      respond: ({ request, caller }, { id = "" }) =>
        respondToEvents(request, id, requirePermission(caller, "read"), parts),
    },
    {
      method: "GET",
      path: "/data/history/:dataset/events/releases/:name",
      respond: ({ request, caller }, { name = "" }) => {
        requirePermission(caller, "readHistory");
        return respondToReleaseEvents(request, name, parts);
      },
    },
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

function idsIn({ ids = "" }: Values): string[] {
  return ids.split(",").filter((id) => id !== "");
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
