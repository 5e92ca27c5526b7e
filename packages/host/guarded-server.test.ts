import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { type GuardOptions, guardServer } from "./guarded-server.ts";
import { listenInTest } from "./testing/listen-in-test.ts";
import { openRawConnection } from "./testing/raw-connection.ts";

const ask = "GET / HTTP/1.1\r\nHost: lake\r\n\r\n";
const here: RequestListener = (_, response) => response.end("here");

async function served(listener: RequestListener, options: Partial<GuardOptions>) {
  const server = createServer();
  guardServer(server, { trustsProxy: false, ...options });
  server.on("request", listener);
  const { origin } = await listenInTest(server);
  const connections = () =>
    new Promise((resolve) => server.getConnections((_, count: number) => resolve(count)));
  return { server, connections, open: (text: string) => openRawConnection(origin, text) };
}

test("one address holds so many connections and no more, and gets the slot of one that has closed", async () => {
  const { open, connections } = await served(here, { maxConnections: 2 });
  const [first, second] = [await open(ask), await open(ask)];
  await Promise.all([first.received("here"), second.received("here")]);
  const third = await open(ask);
  await third.closed;
  expect(third.receivedText()).toBe("");
  first.socket.destroy();
  await expect.poll(connections).toBe(1);
  await (await open(ask)).received("here");
});

test("behind a proxy all connections are the proxy's, and none is refused", async () => {
  const trustsProxy = (address: string | undefined) => address === "127.0.0.1";
  const { open } = await served(here, { trustsProxy, maxConnections: 1 });
  const [first, second] = [await open(ask), await open(ask)];
  await Promise.all([first.received("here"), second.received("here")]);
});

test("a thousand requests in one packet are not a thousand answers", async () => {
  let answered = 0;
  const counting: RequestListener = ({ socket }, response) => {
    if (socket.destroyed) return;
    answered += 1;
    response.end("here");
  };
  const { open } = await served(counting, { maxRequests: 4 });
  await (await open(ask.repeat(1000))).closed;
  expect(answered).toBe(4);
  await (await open(ask)).received("here");
});

test("one after the other they are answered for as long as the connection lasts", async () => {
  const { open } = await served(here, { maxRequests: 1 });
  const client = await open("");
  for (let count = 1; count <= 5; count += 1) {
    client.socket.write(ask);
    await expect.poll(() => client.receivedText().split("here").length - 1).toBe(count);
  }
});

test("an answer that nobody reads is not held for ever", async () => {
  const received = Promise.withResolvers<ServerResponse>();
  const large: RequestListener = (_, response) => {
    response.end(Buffer.alloc(64 * 1024 * 1024));
    received.resolve(response);
  };
  const { open } = await served(large, { idleMs: 100 });
  (await open(ask)).socket.pause();
  const response = await received.promise;
  await once(response, "close");
  expect(response.writableFinished).toBe(false);
});

test("a refused upgrade ends, although the client keeps its side open", async () => {
  const { open, server, connections } = await served(() => undefined, {});
  server.on("upgrade", (_, socket) => socket.end("HTTP/1.1 404 Not Found\r\n\r\n"));
  const client = await open(ask.replace("\r\n\r\n", "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"));
  await client.received("404");
  await expect.poll(connections).toBe(0);
});
