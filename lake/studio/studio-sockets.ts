import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Client } from "@trousseau/host/proxy-trust.ts";
import { type WebSocket, WebSocketServer } from "ws";
import { readBearerToken } from "../access/caller.ts";
import type { Tokens } from "../access/tokens.ts";
import type { LakeParts } from "../api/call.ts";
import type { Origins } from "../http/cors.ts";
import { limits } from "../limits.ts";
import { createPresence } from "./presence.ts";
import { createSocketSlots, type MoveTo } from "./socket-slots.ts";
import { carryStreams } from "./socket-streams.ts";

type SocketParts = Pick<LakeParts, "dataset" | "tokens" | "tokenWatch" | "origins"> & {
  respond: (request: Request, address?: string) => Promise<Response>;
};

/** One kind of socket carries presence. The other carries listeners that exceed a browser's six connections. */
export function createSockets({ dataset, tokens, tokenWatch, origins, respond }: SocketParts) {
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.socketMessageBytes });
  const enter = createSocketSlots();
  const join = createPresence({ tokens, tokenWatch });
  const heartbeat = setInterval(() => checkAll(server.clients), HEARTBEAT_MS);
  heartbeat.unref();

  function handlerFor(path: string): ((socket: WebSocket, address: string) => void) | undefined {
    const [, name, requested] = path.match(/^\/v[^/]+\/(socket|streams)\/([^/]+)$/) ?? [];
    if (requested !== dataset) return undefined;
    if (name === "socket") return (socket, address) => join(socket, enter(socket, address));
    return (socket, address) => {
      const moveTo = enter(socket, address);
      const respondTo = (request: Request) => respond(request, address);
      carryStreams(socket, respondTo, createIntroduction(moveTo, tokens));
    };
  }

  return {
    /** Returns whether the address was one of the lake's. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, { url, address }: Client): boolean {
      const handle = handlerFor(url.pathname);
      if (handle === undefined) return false;
      if (request.method !== "GET") {
        // `ws` would explain, but a response to HEAD has no body.
        socket.end("HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nAllow: GET\r\n\r\n");
        return true;
      }
      if (!isAllowed(request, url, origins)) {
        socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
        return true;
      }
      server.handleUpgrade(request, socket, head, (accepted) => {
        living.add(accepted);
        accepted.on("pong", () => living.add(accepted));
        // A broken connection without a listener would be an uncaught exception. "close" follows and tidies up.
        accepted.on("error", () => accepted.terminate());
        handle(accepted, address);
      });
      return true;
    },
    close(): void {
      clearInterval(heartbeat);
      for (const client of server.clients) client.close(1001, "The content lake is closing");
      server.close();
    },
  };
}

/** The first valid token of a stream makes the socket its person's. */
function createIntroduction(moveTo: MoveTo, tokens: Pick<Tokens, "identify">): (request: Request) => void {
  let isKnown = false;
  return (request) => {
    const token = isKnown ? undefined : readBearerToken(request);
    const caller = token === undefined ? "unknown" : tokens.identify(token);
    if (typeof caller === "string") return;
    moveTo(`streams of ${caller.id}`);
    isKnown = true;
  };
}

/** Browsers let a page of any origin open a socket. */
function isAllowed(request: IncomingMessage, url: URL, origins: Origins): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  // Behind a proxy that ends TLS, the lake sees http where the browser knows https.
  const isSameHost = URL.canParse(origin) && new URL(origin).host === url.host;
  return isSameHost || origins.isAllowed(origin, { url: url.href });
}

/** These connections have answered the last ping. */
const living = new WeakSet<WebSocket>();

function checkAll(sockets: Iterable<WebSocket>): void {
  for (const socket of sockets) {
    if (!living.has(socket)) socket.terminate();
    living.delete(socket);
    socket.ping();
  }
}

const HEARTBEAT_MS = 20_000;
