import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { asksForWebSocket, BACKLOG, type GuardOptions, guardServer } from "@trousseau/host/guarded-server.ts";
import { compose, type Middleware } from "./middleware.ts";

/** Proxies keep a connection for a minute by default, so the side that closes first is never the shop. */
const KEEP_ALIVE_MS = 65_000;

/** A connection that has not sent its headers by then is not a browser's. */
const HEADERS_MS = 10_000;

/** Node's own five minutes would end the upload of a film over a slow connection; the lake allows half an hour. */
const UPLOAD_MS = 31 * 60_000;

/** Any other body may take so long, and a form less. The content lake gives a large change five minutes. */
const REQUEST_MS = 6 * 60_000;

/** Whether an editor sends a picture or a film. */
export function isUpload({ method, url = "" }: IncomingMessage): boolean {
  return method === "POST" && /^\/v[^/]+\/assets\//.test(url);
}

/** Requests under way at shutdown get this long; an editor's listener would never end. */
const SHUTDOWN_MS = 3_000;

/** Returns whether it took the connection. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

export function createHttpServer(guard: GuardOptions = { trustsProxy: false }) {
  const opening = Promise.withResolvers<ReturnType<typeof compose>>();
  let takesSockets = false;
  const server = createServer(
    {
      shouldUpgradeCallback: (request) => takesSockets && asksForWebSocket(request),
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_MS,
      requestTimeout: UPLOAD_MS,
      noDelay: true,
    },
    async (request, response) => {
      limitArrival(request);
      const handle = await opening.promise;
      if (request.socket.destroyed) return;
      // The shop is ending: the next request on this connection belongs to another process.
      if (!server.listening) response.setHeader("Connection", "close");
      handle(request, response);
    },
  );
  guardServer(server, guard);
  return {
    /** Resolves with the port once it is ours. Rejects when it is taken; nothing else has been touched by then. */
    listen: (port: number, host: string | undefined) => listen(server, port, host),
    /** Starts to respond; requests that came before have been waiting. */
    open: (...middlewares: Middleware[]) => opening.resolve(compose(...middlewares)),
    /** Handles requests to become a WebSocket, which until then are requests like others. */
    onUpgrade(take: UpgradeHandler) {
      takesSockets = true;
      acceptSockets(server, take);
    },
    /** Takes no more requests, finishes those under way, closes. */
    close: () => close(server),
  };
}

/** Ends the connection of whoever takes longer to send a body. */
function limitArrival(request: IncomingMessage) {
  const { headers } = request;
  const hasBody = "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;
  if (!hasBody || isUpload(request)) return;
  const timer = setTimeout(() => request.complete || request.socket.destroy(), REQUEST_MS);
  timer.unref();
  request.once("close", () => clearTimeout(timer));
}

function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, backlog: BACKLOG, ...(host ? { host } : {}) }, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.emit("ending");
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS).unref();
  });
}

function acceptSockets(server: Server, take: UpgradeHandler) {
  const open = new Set<Duplex>();
  server.on("upgrade", (request, socket, head) => {
    // Node no longer handles the socket's errors here: unhandled, a broken connection would end the process.
    socket.on("error", () => socket.destroy());
    if (!take(request, socket, head))
      return socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n");
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  // `server.closeAllConnections` does not include upgraded connections, and `close` would wait for them.
  server.once("ending", () => {
    for (const socket of open) socket.destroy();
  });
}
