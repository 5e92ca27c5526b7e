import { type HttpError, httpError } from "@trousseau/host/http-error.ts";
import { createRepeatLimit, type Log } from "@trousseau/host/log.ts";
import { type Caller, identifyCaller, programs, readBearerToken } from "../access/caller.ts";
import { hasPermission } from "../access/permissions.ts";
import { withCors } from "../http/cors.ts";
import { errorResponse, toHttpError } from "../http/json-response.ts";
import { createRouter, type Routes } from "../http/router.ts";
import type { QueryRunner } from "../query/query-runner.ts";
import { accountRoutes } from "./account-routes.ts";
import { type AssetParts, assetRoutes } from "./asset-routes.ts";
import { backupRoutes } from "./backup-routes.ts";
import type { Call, LakeParts } from "./call.ts";
import { dataRoutes } from "./data-routes.ts";
import { createLoginGuesses } from "./login-attempts.ts";
import { peopleRoutes } from "./people-routes.ts";
import { projectRoutes } from "./project-routes.ts";
import { tokenRoutes, userRoutes } from "./user-routes.ts";

type ApiParts = AssetParts &
  LakeParts & {
    runners: Runners;
  };

/** Queries run in separate processes, so that no group waits for the one after it: editors and the shop, readers, the public. */
type Runners = {
  trusted: QueryRunner;
  readers: QueryRunner;
  public: QueryRunner;
};

/**
 * Every URL of the lake is served here, with authentication, errors in Sanity's form, and HEAD. `address` is the sender's on the
 * network, and undefined for a call from this process.
 */
export function createApi(parts: ApiParts): (request: Request, address?: string) => Promise<Response> {
  const { projectId, dataset, origins, tokens, tokenWatch, runners, log } = parts;
  const respondToAsset = createRouter(assetRoutes(parts), checkPlace);
  const respondToCall = createRouter(versionedRoutes(parts), checkPlace);
  const logFailure = createFailureLog(log);

  return async (request, address) => {
    // A browser asks whether a page may send a request at all.
    if (request.method === "OPTIONS") return withCors(request, new Response(null, { status: 204 }), origins);
    try {
      const response = await route(request, address);
      return withCors(request, withoutBody(request, response), origins);
    } catch (error) {
      const failure = toHttpError(error);
      // A client that disconnects in the middle of a body is no failure.
      if (failure.status >= 500 && !request.signal.aborted)
        logFailure(failure, { path: new URL(request.url).pathname, error });
      return withCors(request, withoutBody(request, errorResponse(failure)), origins);
    }
  };

  async function route(request: Request, address: string | undefined): Promise<Response> {
    const { pathname } = new URL(request.url);
    const [, version, path] = pathname.match(/^\/v(1|X|\d{4}-\d{2}-\d{2})(\/.*)$/) ?? [];
    if (version === undefined || path === undefined)
      return respondToAsset(request.method, pathname, { request, address });
    checkPlace({ project: request.headers.get("X-Sanity-Project-ID") ?? projectId });
    // A login must be possible, and a logout harmless, with an expired session.
    const caller = path === "/auth/logout" ? undefined : identifyCaller(request, tokens);
    const origin = address === undefined ? undefined : new URL(request.url).origin;
    const response = await respondToCall(request.method, path, {
      request: caller === undefined ? request : untilItsEnd(request, () => identifyCaller(request, tokens)),
      version,
      caller,
      runner: runnerFor(caller, runners),
      origin,
      address: address ?? "this process",
    });
    return endStreamWithToken(request, response, caller);
  }

  /** There is nothing about any other project or dataset. */
  function checkPlace(asked: { project?: string; dataset?: string }): void {
    const { project = projectId, dataset: name = dataset } = asked;
    if (project !== projectId)
      throw httpError(404, `Project "${project}" not found`, { errorCode: "SIO-404-PNF" });
    if (name !== dataset) throw httpError(404, `Dataset "${name}" not found for project ID "${projectId}"`);
  }

  function endStreamWithToken(request: Request, response: Response, caller: Caller | undefined): Response {
    const token = readBearerToken(request);
    // JSON is whole before its first byte is sent.
    const isWhole = response.headers.get("Content-Type")?.startsWith("application/json") === true;
    if (isWhole || token === undefined || caller === undefined) return response;
    return endOnRevocation(response, (onEnd) => tokenWatch.watch(token, caller, onEnd));
  }
}

export function versionedRoutes(parts: LakeParts): Routes<Call> {
  const guesses = createLoginGuesses(parts.people);
  return {
    ...dataRoutes(parts),
    ...projectRoutes(parts),
    ...userRoutes(parts),
    ...tokenRoutes(parts),
    ...peopleRoutes(parts, guesses),
    ...backupRoutes(parts),
    ...accountRoutes(parts, guesses),
  };
}

function runnerFor(caller: Caller | undefined, runners: Runners): QueryRunner {
  if (caller === undefined) return runners.public;
  const isTrusted = caller.id === programs.service.id || hasPermission(caller, "editDrafts");
  return isTrusted ? runners.trusted : runners.readers;
}

function withoutBody(request: Request, response: Response): Response {
  if (request.method !== "HEAD" || response.body === null) return response;
  // Otherwise a file stays open, and a listener goes on listening.
  response.body.cancel().catch(() => undefined);
  return new Response(null, response);
}

/** The first failure of a kind is logged in full. Those within the next minute are logged as a number. */
function createFailureLog(log: Log): (failure: HttpError, detail: Record<string, unknown>) => void {
  const isFirst = createRepeatLimit((failure, count) =>
    log({ level: "error", message: "More requests failed", failure, count }),
  );
  return (failure, detail) => {
    if (isFirst(`${failure.status} ${String(failure.body.message ?? "")}`))
      log({ level: "error", message: "A request failed", ...detail });
  };
}

/** A body may arrive slowly, and whoever has been removed meanwhile does nothing with it. `check` throws then. */
function untilItsEnd(request: Request, check: () => unknown): Request {
  if (request.body === null) return request;
  const checked = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    flush: () => void check(),
  });
  return new Request(request, { body: request.body.pipeThrough(checked), ...{ duplex: "half" } });
}

/** The stream ends when `watch` calls back: a listener reconnects and gets a 401. Anything else breaks off, and does not look whole. */
function endOnRevocation(response: Response, watch: (onEnd: () => void) => () => void): Response {
  if (response.body === null) return response;
  const source = response.body.getReader();
  let stop: () => void = () => undefined;
  let isRevoked = false;
  const isListening = response.headers.get("Content-Type")?.startsWith("text/event-stream") === true;
  const body = new ReadableStream<Uint8Array>(
    {
      start() {
        // The current or the next read then finds the end.
        stop = watch(() => {
          isRevoked = true;
          source.cancel().catch(() => undefined);
        });
      },
      async pull(controller) {
        const { done, value } = await source.read();
        if (!done) return controller.enqueue(value);
        stop();
        if (isRevoked && !isListening) controller.error(new Error("The token has ended"));
        else controller.close();
      },
      async cancel(reason) {
        stop();
        await source.cancel(reason);
      },
    },
    // The source notices that the receiver has stopped reading, so nothing is held here.
    { highWaterMark: 0 },
  );
  return new Response(body, response);
}
