import { type Caller, identifyCaller } from "../access/caller.ts";
import type { Keyring } from "../access/keyring.ts";
import type { AssetCall } from "../assets/asset-call.ts";
import type { Log } from "../log.ts";
import type { Lane } from "../query/lane.ts";
import type { QueryCall } from "../query/query-call.ts";
import { failureFrom, refusal } from "./failure.ts";
import { failureReply } from "./reply.ts";
import { createRoutes, type Route } from "./routes.ts";

export interface ApiParts {
  projectId: string;
  dataset: string;
  keyring: Keyring;
  lane: Lane;
  queryCall: QueryCall;
  assetCall: AssetCall;
  log: Log;
}

export interface Api {
  respond(request: Request): Promise<Response>;
}

interface Context {
  request: Request;
  version: string;
  caller: Caller | undefined;
}

/** Every address the lake answers at, and what is true for all of them: errors in Sanity's form, HEAD without a body. */
export function createApi(parts: ApiParts): Api {
  const data = createRoutes(dataRoutes(parts));
  const cdn = createRoutes(cdnRoutes(parts));

  return {
    async respond(request) {
      try {
        return withoutBody(request, await route(request));
      } catch (error) {
        const failure = failureFrom(error);
        if (failure.status >= 500)
          parts.log({
            level: "error",
            message: "A request failed",
            path: new URL(request.url).pathname,
            error,
          });
        return withoutBody(request, failureReply(failure));
      }
    },
  };

  function route(request: Request): Response | Promise<Response> {
    const { pathname } = new URL(request.url);
    const [, version, path] = pathname.match(/^\/v(1|X|\d{4}-\d{2}-\d{2})(\/.*)$/) ?? [];
    if (version === undefined || path === undefined) return cdn.respond(request.method, pathname, request);
    const asked = request.headers.get("X-Sanity-Project-ID");
    if (asked !== null && asked !== parts.projectId)
      throw refusal(404, `Project "${asked}" not found`, "SIO-404-PNF");
    return data.respond(request.method, path, {
      request,
      version,
      caller: identifyCaller(request, parts.keyring),
    });
  }
}

function dataRoutes({ queryCall, lane, projectId, dataset }: ApiParts): Route<Context>[] {
  const query: Route<Context>["respond"] = ({ request, version, caller }, values) => {
    checkDataset(values.dataset, projectId, dataset);
    const sight = caller === undefined ? "public" : "everything";
    return queryCall.respond(request, version, { sight, identity: caller?.id ?? "" }, lane);
  };
  return [
    { method: "GET", path: "/data/query/:dataset", respond: query },
    { method: "POST", path: "/data/query/:dataset", respond: query },
  ];
}

function cdnRoutes({ assetCall, projectId, dataset }: ApiParts): Route<Request>[] {
  const check = (values: Readonly<Record<string, string>>) => {
    if (values.project !== projectId)
      throw refusal(404, `Project "${values.project}" not found`, "SIO-404-PNF");
    checkDataset(values.dataset, projectId, dataset);
    return values.name ?? "";
  };
  const image: Route<Request>["respond"] = (request, values) =>
    assetCall.respondImage(request, check(values));
  const file: Route<Request>["respond"] = (request, values) => assetCall.respondFile(request, check(values));
  return [
    { method: "GET", path: "/images/:project/:dataset/:name", respond: image },
    // A last segment of the caller's choosing gives a download its name.
    { method: "GET", path: "/images/:project/:dataset/:name/:vanity", respond: image },
    { method: "GET", path: "/files/:project/:dataset/:name", respond: file },
    { method: "GET", path: "/files/:project/:dataset/:name/:vanity", respond: file },
  ];
}

function checkDataset(asked: string | undefined, projectId: string, dataset: string): void {
  if (asked !== dataset) throw refusal(404, `Dataset "${asked}" not found for project ID "${projectId}"`);
}

function withoutBody(request: Request, response: Response): Response {
  return request.method === "HEAD" && response.body !== null ? new Response(null, response) : response;
}
