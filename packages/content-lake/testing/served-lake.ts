import { createServer } from "node:http";
import { onTestFinished } from "vitest";
import type { ContentLake } from "../content-lake.ts";
import { asksForWebSocket } from "../http/guarded-server.ts";
import { type ServeOptions, serveLake } from "../serve-lake.ts";

export async function serveTestLake(lake: ContentLake, options: ServeOptions = {}): Promise<string> {
  const server = createServer({ shouldUpgradeCallback: asksForWebSocket });
  serveLake(lake, server, options);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return `http://127.0.0.1:${address.port}`;
}
