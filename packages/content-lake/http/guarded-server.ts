import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { limits } from "../limits.ts";
import { createConnectionLimit } from "./connection-limit.ts";
import { type ProxyTrust, readForwarded } from "./proxy-trust.ts";
import { limitUnread } from "./unread-limit.ts";

export interface GuardOptions {
  /** A trusted proxy counts the connections of each address itself. */
  trustsProxy: ProxyTrust | false;
  maxConnections?: number;
  /** A client may send this many requests before the first is answered. */
  maxRequests?: number;
  idleMs?: number;
  /** The client's address, where a proxy that is believed in another way names it. */
  addressOf?: (request: IncomingMessage) => string;
}

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
    maxConnections = limits.connectionsPerAddress,
    maxRequests = limits.requestsPerConnection,
    idleMs = limits.connectionIdleSeconds * 1000,
    addressOf = (request) => readForwarded(request, trustsProxy).address,
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
