import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createConnectionLimit } from "./connection-limit.ts";
import { hostLimits } from "./host-limits.ts";
import { type ProxyOptions, type ProxyTrust, readForwarded } from "./proxy-trust.ts";
import { siteOf } from "./rate-limit.ts";

/** A trusted proxy counts the connections of each address itself. */
export type GuardOptions = ProxyOptions & {
  maxConnections?: number;
  /** A client may send this many requests before the first is answered. */
  maxRequests?: number;
  idleMs?: number;
  /** The client's address, where a proxy that is believed in another way names it. */
  addressOf?: (request: IncomingMessage) => string;
};

/** Linux allows no more. With Node's 511, a burst of others delays a visitor's connection by a second. */
export const BACKLOG = 4096;

/** Node hands over every request that asks for another protocol, such as HTTP/2. */
export function asksForWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === "websocket";
}

/**
 * One client may take so many connections, turns and seconds. Beyond that a connection is closed without a response. Returns the function
 * that ends unread responses at once.
 */
export function guardServer(
  server: Server,
  {
    trustsProxy,
    proxySecret,
    maxConnections = hostLimits.connectionsPerAddress,
    maxRequests = hostLimits.requestsPerConnection,
    idleMs = hostLimits.connectionIdleSeconds * 1000,
    addressOf = (request) => readForwarded(request, { trustsProxy, proxySecret }).address,
  }: GuardOptions,
): () => void {
  server.timeout = idleMs;
  limitConnections(server, maxConnections, trustsProxy);
  limitRequests(server, maxRequests);
  server.on("upgrade", (_request, socket) => {
    // Node never closes a connection that it has passed on, so a client could hold it for ever.
    socket.once("finish", () => socket.destroy());
  });
  return limitUnread(server, { addressOf });
}

function limitConnections(server: Server, perAddress: number, trustsProxy: ProxyTrust | false): void {
  const takeSlot = createConnectionLimit({ total: Number.POSITIVE_INFINITY, perAddress });
  server.on("connection", (socket) => {
    if (trustsProxy !== false && trustsProxy(socket.remoteAddress ?? "", 0)) return;
    try {
      socket.once("close", takeSlot({ address: socket.remoteAddress ?? "" }));
    } catch {
      socket.destroy();
    }
  });
}

/** No browser and no proxy pipelines requests, and one packet holds a thousand of them. */
function limitRequests(server: Server, most: number): void {
  const open = new WeakMap<Socket, number>();
  server.prependListener("request", ({ socket }: IncomingMessage, response) => {
    const count = (open.get(socket) ?? 0) + 1;
    open.set(socket, count);
    response.once("close", () => open.set(socket, (open.get(socket) ?? 1) - 1));
    if (count > most) socket.destroy();
  });
}

type UnreadLimitOptions = {
  total?: number;
  perSite?: number;
  /** The client's, also behind a proxy. */
  addressOf: (request: IncomingMessage) => string;
};

/** A response that is on its way keeps a file open and has buffers of its own, however little it holds. */
const LEAST_BYTES = 64 * 1024;

/** Files fill their buffers no faster. In milliseconds. */
const LOOK_MS = 250;

/**
 * Responses that nobody reads stay in memory. The largest ones end until the rest is within the limits. Returns the function that looks at
 * once, for whoever has written much.
 */
export function limitUnread(
  server: Server,
  {
    total = hostLimits.unreadConnectionBytes,
    perSite = hostLimits.unreadConnectionBytesPerSite,
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
