import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ContentLake } from "./content-lake.ts";
import { type Client, forwardedClient, type ProxyOptions } from "./http/forwarded-client.ts";
import { guardServer } from "./http/guarded-server.ts";
import { toWebStream } from "./http/web-stream.ts";
import type { Log } from "./log.ts";

export interface ServeOptions extends Partial<ProxyOptions> {
  log?: Log;
}

/** Answers a Node server's requests and sockets with a lake, and nothing but it. */
export function serveLake(
  lake: ContentLake,
  server: Server,
  { trustsProxy = false, proxySecret, log = () => undefined }: ServeOptions = {},
): void {
  const proxy = { trustsProxy, proxySecret };
  // Where a parent speaks of visitors, all connections are its own.
  guardServer(server, { trustsProxy: proxySecret === undefined ? trustsProxy : () => true });
  server.on("request", (incoming, outgoing) => {
    if (incoming.socket.destroyed) return;
    const client = forwardedClient(incoming, proxy);
    if (client === undefined) outgoing.writeHead(400, { Connection: "close" }).end();
    else respond(lake, incoming, outgoing, client).catch(() => outgoing.destroy());
  });
  server.on("upgrade", (incoming, socket, head) => {
    // Node passes the socket on here: without a listener a client who breaks off would be an uncaught exception.
    socket.on("error", () => socket.destroy());
    // Nothing above this listener catches: what throws here would end the process.
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
): Promise<void> {
  const disconnected = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) disconnected.abort();
  });
  // A reader that stops early would otherwise destroy the connection, and the response with it.
  const body = incoming.iterator({ destroyOnReturn: false });
  const response = await lake.respond(asRequest(incoming, client.url, body, disconnected.signal), client);
  takeRest(incoming, body);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) outgoing.end();
  else await pipeline(response.body, outgoing);
}

/**
 * A client that is refused in the middle of sending reads the response only when the rest is drained. Nothing flows while an iterator
 * holds on to it, and a reader that has failed does not release its own.
 */
function takeRest(incoming: IncomingMessage, body: AsyncIterator<Uint8Array>): void {
  // The stream itself notices only in the next turn that nobody holds on to it any more.
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
