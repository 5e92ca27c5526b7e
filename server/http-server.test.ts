import { Agent, get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "./http-server.ts";

test("at the end a busy connection is answered, and told to ask elsewhere next", async () => {
  const server = createHttpServer();
  const port = await server.listen(0, "127.0.0.1");
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const arrived = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  server.open(async ({ url }, response) => {
    if (url !== "/slow") return response.end("at once");
    arrived.resolve();
    await goOn.promise;
    response.end("in the end");
  });
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, path, agent, host: "127.0.0.1" }, resolve).on("error", reject);
    });

  expect((await ask("/")).resume().headers.connection).toBe("keep-alive");
  const slow = ask("/slow");
  await arrived.promise;
  const closing = server.close();
  goOn.resolve();
  expect(await text(await slow)).toBe("in the end");
  const next = await ask("/");
  expect(await text(next)).toBe("at once");
  expect(next.headers.connection).toBe("close");
  await closing;
});
