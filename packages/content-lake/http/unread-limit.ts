import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { limits } from "../limits.ts";
import { siteOf } from "./rate-limit.ts";

interface UnreadLimitOptions {
  total?: number;
  perSite?: number;
  /** The client's, also behind a proxy. */
  addressOf: (request: IncomingMessage) => string;
}

/** A response that is on its way keeps a file open and has buffers of its own, however little it holds. */
const LEAST_BYTES = 64 * 1024;

/** Files fill their buffers no faster. In milliseconds. */
const LOOK_MS = 250;

/**
 * Responses that nobody reads stay in memory. The largest ones end until the rest is within the limits. Returns the function that looks at
 * once, for whoever is about to write much.
 */
export function limitUnread(
  server: Server,
  {
    total = limits.unreadConnectionBytes,
    perSite = limits.unreadConnectionBytesPerSite,
    addressOf,
  }: UnreadLimitOptions,
): () => void {
  const open = new Map<ServerResponse, IncomingMessage>();
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    open.set(response, request);
    response.once("close", () => open.delete(response));
  });

  function unreadResponses() {
    return [...open]
      .filter(([{ writableLength }]) => writableLength > 0)
      .map(([{ writableLength }, request]) => ({
        socket: request.socket,
        site: siteOf(addressOf(request)),
        bytes: Math.max(writableLength, LEAST_BYTES),
      }))
      .toSorted((one, other) => other.bytes - one.bytes);
  }

  function endTooMany() {
    const bySite = Map.groupBy(unreadResponses(), ({ site }) => site);
    const sums = [...bySite].map(([, held]) => ({
      held,
      sum: held.reduce((sum, { bytes }) => sum + bytes, 0),
    }));
    let inAll = sums.reduce((all, { sum }) => all + sum, 0);
    for (const own of sums.toSorted((one, other) => other.sum - one.sum)) {
      for (const { socket, bytes } of own.held) {
        if (own.sum <= perSite && inAll <= total) break;
        socket.destroy();
        own.sum -= bytes;
        inAll -= bytes;
      }
    }
  }

  const timer = setInterval(endTooMany, LOOK_MS);
  timer.unref();
  server.once("close", () => clearInterval(timer));
  return endTooMany;
}
