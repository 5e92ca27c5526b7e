import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { log } from "#app/content/log.server.ts";
import { securityHeaders, STRICT_TRANSPORT_SECURITY } from "#app/http.ts";

/** Answers, or hands on to the next: the shape that sirv and Vite have, too. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Answers in the web's own terms; undefined hands on. */
export type Answer = (request: Request) => Response | undefined | Promise<Response | undefined>;

/** How the outside sees the shop. See settings: PUBLIC_URL and TRUST_PROXY. */
export type Outside = { publicUrl: string | undefined; trustsProxy: boolean };

export function inOrder(...middlewares: Middleware[]): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const rest = middlewares.values();
    const next = () => rest.next().value?.(request, response, next);
    next();
  };
}

export function fromAnswer(answer: Answer, outside: Outside): Middleware {
  const options = requestOptions(outside);
  return async (request, response, next) => {
    try {
      const answered = await answer(createRequest(request, response, options));
      if (!answered) return next();
      if (!response.destroyed) await sendResponse(response, answered);
    } catch (error) {
      fail(request, response, error);
    }
  };
}

export function withSecurityHeaders(outside: Outside): Middleware {
  const isSecure = outside.publicUrl?.startsWith("https:");
  return (request, response, next) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const isForwarded = outside.trustsProxy && request.headers["x-forwarded-proto"] === "https";
    if (isSecure || isForwarded) response.setHeader("Strict-Transport-Security", STRICT_TRANSPORT_SECURITY);
    next();
  };
}

function requestOptions({ publicUrl, trustsProxy }: Outside) {
  if (!publicUrl) return { trustProxy: trustsProxy };
  const { host, protocol } = new URL(publicUrl);
  return { host, protocol, trustProxy: trustsProxy };
}

/** A visitor who has left is no fault; an address that is none is the visitor's. */
function fail(request: IncomingMessage, response: ServerResponse, error: unknown) {
  if (response.destroyed) return;
  const isOurs = !(error instanceof TypeError && error.message.includes("Invalid URL"));
  if (isOurs) log("error", "request failed", { method: request.method, path: request.url, error });
  if (response.headersSent) response.destroy();
  else response.writeHead(isOurs ? 500 : 400, { "Content-Type": "text/plain" }).end();
}
