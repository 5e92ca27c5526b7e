import { once } from "node:events";
import { createServer } from "node:http";
import { type ContentLakeOptions, openContentLake } from "../content-lake.ts";
import { asksForWebSocket } from "../http/guarded-server.ts";
import { serveLake } from "../serve-lake.ts";

/** The official tools only speak http, so the lake gets a port of this machine alone. */
export async function openLoopback(options: ContentLakeOptions) {
  const lake = await openContentLake({ ...options, publishesReleases: false });
  const server = createServer({ shouldUpgradeCallback: asksForWebSocket });
  serveLake(lake, server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address === null || typeof address === "string" ? 0 : address.port;
  return {
    lake,
    origin: `http://127.0.0.1:${port}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await lake.close();
    },
  };
}
