import { once } from "node:events";
import type { Server } from "node:http";
import { onTestFinished } from "vitest";

/** Where the server listens on this machine, on a free port, until the test has finished. */
export async function listenInTest(server: Server): Promise<{ port: number; origin: string }> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { port: address.port, origin: `http://127.0.0.1:${address.port}` };
}
