import { once } from "node:events";
import { createServer } from "node:http";
import { listenOnFreePort } from "./free-port.ts";

/**
 * The shop, behind a server that sends some bodies up to a place, and the rest when it is told to: for browsers that cannot hold a
 * request, and for halves of a document. `placeIn` says where, by the bytes before it.
 */
export async function serveHeldBack(
  shop: string,
  placeIn: (path: string, body: Buffer) => number | undefined,
) {
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
  const server = createServer(async ({ url = "/", headers: { accept = "*/*" } }, response) => {
    const found = await fetch(shop + url, { headers: { accept } });
    const body = Buffer.from(await found.arrayBuffer());
    const type = found.headers.get("Content-Type") ?? "";
    const policy = found.headers.get("Content-Security-Policy") ?? "";
    response.writeHead(found.status, { "Content-Type": type, "Content-Security-Policy": policy });
    const place = placeIn(url, body) ?? body.length;
    response.write(body.subarray(0, place));
    if (place < body.length) await rest;
    response.end(body.subarray(place));
  });
  const url = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  return {
    url,
    sendRest,
    async close() {
      sendRest();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
