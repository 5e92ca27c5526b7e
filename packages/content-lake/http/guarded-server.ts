import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { limits } from "../limits.ts";
import { createConnectionLimit } from "./connection-limit.ts";
import type { ProxyTrust } from "./proxy-trust.ts";

export interface GuardOptions {
  /** Whose connections are a proxy's, which is the one to count those of each address. */
  trustsProxy: ProxyTrust | false;
  /** Of one address. */
  maxConnections?: number;
  /** Of one connection: sent one behind the other, before the first is answered. */
  maxRequests?: number;
  /** Of a connection on which nothing moves. */
  idleMs?: number;
}

/** Connections that the system holds until they are accepted: with Node's 511, a burst of others makes a visitor's wait for its retry, a second later. Linux's own maximum. */
export const BACKLOG = 4096;

/**
 * The `shouldUpgradeCallback` of a server with an `upgrade` listener: who asks for another protocol than a WebSocket, such as HTTP/2, receives
 * HTTP. By default Node would hand over every such connection to the listener.
 */
export function asksForWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === "websocket";
}

/** What HTTP lets one client take of a Node server: connections, turns, and time. Beyond that a connection is closed without a response. */
export function guardServer(
  server: Server,
  {
    trustsProxy,
    maxConnections = limits.connectionsPerAddress.value,
    maxRequests = limits.requestsPerConnection.value,
    idleMs = limits.connectionIdleSeconds.value * 1000,
  }: GuardOptions,
): void {
  server.timeout = idleMs;
  limitConnections(server, maxConnections, trustsProxy);
  limitRequests(server, maxRequests);
  server.on("upgrade", (_request, socket) => {
    // Node closes no connection that it has passed on: a client who does not close its side would hold it for ever.
    socket.once("finish", () => socket.destroy());
  });
}

function limitConnections(server: Server, perAddress: number, trustsProxy: ProxyTrust | false): void {
  const connections = createConnectionLimit({ total: Number.POSITIVE_INFINITY, perAddress });
  server.on("connection", (socket) => {
    if (trustsProxy !== false && trustsProxy(socket.remoteAddress ?? "", 0)) return;
    try {
      socket.once("close", connections.take({ address: socket.remoteAddress ?? "" }));
    } catch {
      socket.destroy();
    }
  });
}

/** No browser and no proxy sends a request before the last one is answered. One packet holds a thousand of them. */
function limitRequests(server: Server, most: number): void {
  const open = new WeakMap<Socket, number>();
  server.prependListener("request", ({ socket }: IncomingMessage, response) => {
    const count = (open.get(socket) ?? 0) + 1;
    open.set(socket, count);
    response.once("close", () => open.set(socket, (open.get(socket) ?? 1) - 1));
    if (count > most) socket.destroy();
  });
}
