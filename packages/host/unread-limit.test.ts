import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { limitUnread } from "./guarded-server.ts";
import { listenInTest } from "./testing/listen-in-test.ts";

const MEGABYTE = 1024 * 1024;

/** The client asks for that many megabytes, and does not read. */
async function served(total: number, perSite: number, { inPieces = false } = {}) {
  const server = createServer(async ({ url = "" }, response) => {
    const megabytes = Number(url.slice(1));
    if (!inPieces) return response.end(Buffer.alloc(megabytes * MEGABYTE));
    for (let count = 0; count < megabytes; count += 1)
      if (!response.write(Buffer.alloc(MEGABYTE))) await once(response, "drain");
    return response.end();
  });
  const addressOf = ({ headers }: IncomingMessage) => String(headers["x-from"]);
  limitUnread(server, { total: total * MEGABYTE, perSite: perSite * MEGABYTE, addressOf });
  const { port } = await listenInTest(server);
  return async (megabytes: number, from = 1) => {
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    await once(socket, "connect");
    socket.pause();
    const requested: Promise<IncomingMessage[]> = once(server, "request");
    socket.write(`GET /${megabytes} HTTP/1.1\r\nHost: lake\r\nX-From: 198.51.100.${from}\r\n\r\n`);
    const [request] = await requested;
    return { socket, closed: () => request?.socket.destroyed };
  };
}

test("who reads nothing holds so much and no more: the largest responses end, and others are served", async () => {
  const ask = await served(100, 20);
  const greedy = [await ask(16), await ask(15), await ask(9), await ask(8)];
  const other = await ask(8, 2);
  await expect.poll(() => greedy.map(({ closed }) => closed())).toEqual([true, true, false, false]);
  expect(other.closed()).toBe(false);
});

test("all together have a limit as well, and whoever holds most ends first", async () => {
  const ask = await served(31, 20);
  const [first, second] = [
    [await ask(9), await ask(9)],
    [await ask(12, 2), await ask(9, 3)],
  ];
  await expect.poll(() => first.filter(({ closed }) => closed())).toHaveLength(1);
  expect(second.map(({ closed }) => closed())).toEqual([false, false]);
});

test("a response that is read is not broken off, however large it is", async () => {
  const ask = await served(4, 2, { inPieces: true });
  const { socket } = await ask(20);
  let read = 0;
  socket.on("data", ({ length }) => {
    read += length;
  });
  socket.resume();
  await expect.poll(() => read).toBeGreaterThan(20 * MEGABYTE);
});
