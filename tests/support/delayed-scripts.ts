import { once } from "node:events";
import { createServer } from "node:http";

/** The shop, behind a server that holds its scripts back until it is told to send them: for browsers that cannot hold a request. */
export async function serveDelayedScripts(shop: string) {
  const { promise: sent, resolve: sendScripts } = Promise.withResolvers<void>();
  const server = createServer(async ({ url = "/", headers: { accept = "*/*" } }, response) => {
    if (url.startsWith("/static/js/")) await sent;
    const found = await fetch(shop + url, { headers: { accept } });
    const type = found.headers.get("Content-Type") ?? "";
    const policy = found.headers.get("Content-Security-Policy") ?? "";
    response.writeHead(found.status, { "Content-Type": type, "Content-Security-Policy": policy });
    response.end(Buffer.from(await found.arrayBuffer()));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    sendScripts,
    async close() {
      sendScripts();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
