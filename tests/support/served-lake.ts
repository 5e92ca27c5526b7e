import { createServer } from "node:http";
import type { ContentLake } from "@trousseau/content-lake";
import { asksForWebSocket } from "@trousseau/content-lake/guarded-server";
import { listenInTest } from "@trousseau/content-lake/listen-in-test";
import { serveLake } from "@trousseau/content-lake/serve";

/** The lake behind a real server, which tells of each request after it was carried out, and before it is answered. */
export async function serve(
  lake: ContentLake,
  tell: (request: Request) => void = () => undefined,
): Promise<string> {
  const server = createServer({ shouldUpgradeCallback: asksForWebSocket });
  const respond: ContentLake["respond"] = async (request, client) => {
    const response = await lake.respond(request, client);
    tell(request);
    return response;
  };
  serveLake({ ...lake, respond }, server);
  return (await listenInTest(server)).origin;
}
