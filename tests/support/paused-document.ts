import { once } from "node:events";
import { createServer } from "node:http";

/** The shop, behind a server that stops in the middle of each document until it is told to go on. */
export async function servePausedDocument(shop: string, before: string) {
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const headers = { Accept: request.headers.accept ?? "*/*" };
    const found = await fetch(shop + request.url, { headers });
    const body = Buffer.from(await found.arrayBuffer());
    const type = found.headers.get("Content-Type") ?? "";
    const policy = found.headers.get("Content-Security-Policy") ?? "";
    response.writeHead(found.status, { "Content-Type": type, "Content-Security-Policy": policy });
    if (type.startsWith("text/html")) {
      const cut = body.indexOf(before) + before.length;
      response.write(body.subarray(0, cut));
      await rest;
      response.end(body.subarray(cut));
    } else response.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    sendRest,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
