import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { isNotModified } from "@trousseau/host/etag.ts";
import { HttpError } from "@trousseau/host/http-error.ts";
import { STRICT_TRANSPORT_SECURITY, securityHeaders } from "#model/web/security-headers.ts";
import { log } from "#server/log.ts";
import { requestId } from "#server/watch/request-id.ts";
import { clientIp, type ProxyConfig, publicOrigin } from "./proxy-config.ts";
import { BODY_DONE, heldBody } from "./visitor-bodies.ts";

/** This is Connect's shape, which sirv, httpxy and Vite share. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** A handler in the Fetch API's terms; undefined leaves the request to the next one. */
export type FetchHandler = (
  request: Request,
  clientIp: string,
) => Response | undefined | Promise<Response | undefined>;

export function compose(
  ...middlewares: Middleware[]
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const rest = middlewares.values();
    const next = () => {
      try {
        rest.next().value?.(request, response, next);
      } catch (error) {
        fail(request, response, error);
      }
    };
    next();
  };
}

/**
 * Asks the handlers in turn, with one request: a second one would hold the whole body in memory again. An answer with an ETag is sent once,
 * and to HEAD without its body.
 */
export function fetchHandlers(proxy: ProxyConfig, handlers: readonly FetchHandler[]): Middleware {
  return async (request, response, next) => {
    try {
      const origin = publicOrigin(request, proxy);
      if (!origin) return badRequest(response);
      const from = clientIp(request, proxy);
      const webRequest = requestOf(request, response, { origin, from });
      for (const handler of handlers) {
        const result = await handler(webRequest, from);
        if (!result) continue;
        // The body is done with, however long the answer is not read.
        response.emit(BODY_DONE);
        if (response.destroyed) await result.body?.cancel();
        else await sendResponse(response, await orNotModified(webRequest, result));
        return drainBody(request, webRequest);
      }
      next();
    } catch (error) {
      fail(request, response, error);
    }
  };
}

/** Required of a body that is a stream; the types of browsers do not know it. */
const streamed = { duplex: "half" };

function requestOf(
  request: IncomingMessage,
  response: ServerResponse,
  { origin, from }: { origin: string; from: string },
): Request {
  const { host, protocol } = new URL(origin);
  const plain = createRequest(request, response, { host, protocol });
  const body = plain.body && heldBody(plain.body, from, response);
  return body ? new Request(plain, { body, ...streamed }) : plain;
}

/** The response, or a 304 in its place; whoever sends something is told what became of it. */
async function orNotModified({ method, headers }: Request, response: Response): Promise<Response> {
  const isRead = response.status === 200 && (method === "GET" || method === "HEAD");
  if (!isRead || !isNotModified(headers, response.headers.get("ETag"))) return response;
  await response.body?.cancel();
  const kept = new Headers(response.headers);
  for (const name of ["Content-Length", "Content-Type"]) kept.delete(name);
  return new Response(null, { status: 304, headers: kept });
}

/** An unread body would block the connection's next request. */
function drainBody(request: IncomingMessage, { body }: Request) {
  if (body && !body.locked) body.cancel().catch(() => undefined);
  request.resume();
}

/**
 * Responds with 500 and logs the error. A visitor who has left is not an error. An `HttpError` says how a visitor is
 * refused; the rest of the body is drained, or they could not read it.
 */
export function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  if (error instanceof HttpError && !response.headersSent) {
    const headers = { ...error.headers, "Content-Type": "text/plain", "Cache-Control": "no-store" };
    response.writeHead(error.status, headers).end(String(error.body.message));
    setImmediate(() => request.resume());
    return;
  }
  const id = requestId();
  log("error", "request failed", { request: id, method: request.method, path: request.url, error });
  if (response.headersSent) {
    // The visitor has read another status; what watches the shop reads this one.
    response.statusCode = 500;
    response.destroy();
  } else
    response
      .writeHead(500, {
        "Content-Type": "text/plain",
        "Cache-Control": "no-store",
        ...(id && { "X-Request-Id": id }),
      })
      .end(`Something went wrong. ${id ?? ""}`.trim());
}

/** Refuses request targets that are not paths, such as "http://elsewhere/" or "*", and TRACE, which `Request` does not take. */
export function onlyReadable(proxy: ProxyConfig): Middleware {
  return (request, response, next) => {
    const { url = "", method } = request;
    const origin = publicOrigin(request, proxy);
    if (method === "TRACE") response.writeHead(405, { Allow: "GET, HEAD, POST" }).end();
    else if (!origin || !url.startsWith("/") || !URL.canParse(origin + url)) badRequest(response);
    else next();
  };
}

export function badRequest(response: ServerResponse): void {
  response.writeHead(400, { "Content-Type": "text/plain" }).end("This address cannot be read.");
}

export function withSecurityHeaders(proxy: ProxyConfig): Middleware {
  return (request, response, next) => {
    const headers = securityHeadersFor(publicOrigin(request, proxy));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    next();
  };
}

export function securityHeadersFor(origin: string | undefined): Record<string, string> {
  const isSecure = origin?.startsWith("https:");
  return {
    ...securityHeaders,
    ...(isSecure ? { "Strict-Transport-Security": STRICT_TRANSPORT_SECURITY } : {}),
  };
}
