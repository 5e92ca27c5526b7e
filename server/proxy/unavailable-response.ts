import type { ServerResponse } from "node:http";
import { cachePolicies } from "#app/cache-policies.ts";

/** A lake that ended is back in less. In seconds. */
const RETRY_AFTER = "1";

/** The form that Sanity's clients read. */
const body = JSON.stringify({
  statusCode: 503,
  error: "Service Unavailable",
  message: "The content host does not answer at the moment. Try again shortly.",
});

/** The answer to a connection that wanted to become a WebSocket. */
export const UNAVAILABLE = `HTTP/1.1 503 Service Unavailable\r\nRetry-After: ${RETRY_AFTER}\r\nConnection: close\r\n\r\n`;

export function unavailable(response: ServerResponse): void {
  response
    .writeHead(503, {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": Buffer.byteLength(body),
      "Cache-Control": cachePolicies.never,
      "Retry-After": RETRY_AFTER,
      // Studio may stand on another host: without this its browser would not let it see that it may try again.
      "Access-Control-Allow-Origin": "*",
    })
    .end(body);
}
