import { once } from "node:events";
import { createServer } from "node:http";
import type { ContentLake } from "@trousseau/content-lake";
import { serveLake } from "@trousseau/content-lake/serve";
import { onTestFinished } from "vitest";

/** The lake behind a real server, which tells of each request after it was carried out, and before it is answered. */
export async function serve(
  lake: ContentLake,
  tell: (request: Request) => void = () => undefined,
): Promise<string> {
  const server = createServer();
  const respond: ContentLake["respond"] = async (request, client) => {
    const response = await lake.respond(request, client);
    tell(request);
    return response;
  };
  serveLake({ ...lake, respond }, server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return `http://127.0.0.1:${address.port}`;
}
