import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { ContentLake } from "./content-lake.ts";
import { toWebStream } from "./http/web-stream.ts";

/** Answers a Node server's requests and sockets with a lake, and nothing but it. A host with pages of its own calls the lake itself. */
export function serveLake(lake: ContentLake, server: Server): void {
  server.on("request", (incoming, outgoing) => {
    answer(lake, incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.on("upgrade", (incoming, socket, head) => {
    if (!lake.upgrade(incoming, socket, head))
      socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n");
  });
}

async function answer(lake: ContentLake, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await lake.respond(asRequest(incoming), {
    address: incoming.socket.remoteAddress ?? "unknown",
  });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) outgoing.end();
  else await pipeline(response.body, outgoing);
}

function asRequest(incoming: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  const { method = "GET" } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(new URL(incoming.url ?? "/", `http://${incoming.headers.host ?? "localhost"}`), {
    method,
    headers,
    ...(hasBody ? { body: toWebStream(incoming), duplex: "half" as const } : {}),
  });
}
