import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { guardServer } from "@trousseau/host/guarded-server.ts";
import type { Log } from "@trousseau/host/log.ts";
import { type Client, forwardedClient, type ProxyOptions } from "@trousseau/host/proxy-trust.ts";
import { toWebStream } from "@trousseau/host/web-stream.ts";
import type { ContentLake } from "./content-lake.ts";

export type ServeOptions = Partial<ProxyOptions> & {
  log?: Log;
};

export function serveLake(
  lake: ContentLake,
  server: Server,
  { trustsProxy = false, proxySecret, log = () => undefined }: ServeOptions = {},
): void {
  const proxy = { trustsProxy, proxySecret };
  // All connections are the parent's own where it speaks of visitors.
  const endUnread = guardServer(server, {
    trustsProxy: proxySecret === undefined ? trustsProxy : () => true,
    addressOf: (incoming) => forwardedClient(incoming, proxy)?.address ?? "unknown",
  });
  server.on("request", (incoming, outgoing) => {
    if (incoming.socket.destroyed) return;
    const client = forwardedClient(incoming, proxy);
    if (client === undefined) outgoing.writeHead(400, { Connection: "close" }).end();
    else
      respond(lake, incoming, outgoing, client)
        .then((response) => send(response, outgoing, endUnread))
        .catch(() => outgoing.destroy());
  });
  server.on("upgrade", (incoming, socket, head) => {
    // A client who breaks off would be an uncaught exception without this listener.
    socket.on("error", () => socket.destroy());
    // Nothing above catches, so an exception would end the process.
    try {
      const client = forwardedClient(incoming, proxy);
      if (client === undefined) refuse(socket, 400);
      else if (!lake.upgrade(incoming, socket, head, client)) refuse(socket, 404);
    } catch (error) {
      log({ level: "error", message: "A socket could not be opened", error });
      refuse(socket, 500);
    }
  });
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
}

async function respond(
  lake: ContentLake,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  client: Client,
): Promise<Response> {
  const disconnected = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) disconnected.abort();
  });
  // A reader that stops early would otherwise destroy the connection, and the response with it.
  const body = incoming.iterator({ destroyOnReturn: false });
  const response = await lake.respond(asRequest(incoming, client.url, body, disconnected.signal), client);
  takeRest(incoming, body);
  return response;
}

/** Many large pieces at once would fill the memory before the next look, so each has one of its own once it is written. */
async function send(response: Response, outgoing: ServerResponse, endUnread: () => void): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) return void outgoing.end();
  await pipeline(
    response.body,
    async function* (pieces: AsyncIterable<Uint8Array>) {
      for await (const piece of pieces) {
        if (piece.byteLength > LARGE_BYTES) setImmediate(endUnread);
        yield piece;
      }
    },
    outgoing,
  );
}

/** Pieces of files and events have no more. */
const LARGE_BYTES = 64 * 1024;

/**
 * A refused client reads the response only when the rest of its body is drained. A failed reader does not release its iterator.
 */
function takeRest(incoming: IncomingMessage, body: AsyncIterator<Uint8Array>): void {
  // The stream notices only in the next turn that nobody holds it any more.
  const resume = () => setImmediate(() => incoming.resume());
  body.return?.().then(resume, resume);
}

function asRequest(
  incoming: IncomingMessage,
  url: URL,
  body: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  const { method = "GET" } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(url, {
    method,
    headers,
    signal,
    ...(hasBody ? { body: toWebStream(body), duplex: "half" as const } : {}),
  });
}
