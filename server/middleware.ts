import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { log } from "#app/content/log.server.ts";
import { addressOf, type Outside, originOf } from "./outside.ts";

/** Answers, or hands on to the next: the shape that sirv and Vite have, too. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Answers in the web's own terms, to whoever asks from that address; undefined hands on. */
export type Answer = (
  request: Request,
  address: string,
) => Response | undefined | Promise<Response | undefined>;

export function inOrder(
  ...middlewares: Middleware[]
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const rest = middlewares.values();
    const next = () => rest.next().value?.(request, response, next);
    next();
  };
}

export function fromAnswer(answer: Answer, outside: Outside): Middleware {
  return async (request, response, next) => {
    try {
      const origin = originOf(request, outside);
      if (!origin) return badRequest(response);
      const { host, protocol } = new URL(origin);
      const asked = createRequest(request, response, { host, protocol });
      const answered = await answer(asked, addressOf(request, outside));
      if (!answered) return next();
      if (!response.destroyed) await sendResponse(response, answered);
    } catch (error) {
      fail(request, response, error);
    }
  };
}

/** The last resort: says nothing of what happened, except to the log. A visitor who has left is no fault. */
export function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  log("error", "request failed", { method: request.method, path: request.url, error });
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(500, { "Content-Type": "text/plain", "Cache-Control": "no-store" })
      .end("Something went wrong.");
}

export function badRequest(response: ServerResponse): void {
  response.writeHead(400, { "Content-Type": "text/plain" }).end("This address cannot be read.");
}
