import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { listenInTest } from "../testing/listen-in-test.ts";
import { limitUnread } from "./guarded-server.ts";

const MEGABYTE = 1024 * 1024;

test("who reads nothing holds so much and no more: the largest responses end, and others are served", async () => {
  const { ask } = await served({ total: 100 * MEGABYTE, perSite: 20 * MEGABYTE });
  const ofOne = (path: string) => ask(path, "198.51.100.1");
  const greedy = [await ofOne("/16"), await ofOne("/15"), await ofOne("/9"), await ofOne("/8")];
  const other = await ask("/8", "198.51.100.2");
  await expect.poll(() => greedy.map(({ closed }) => closed())).toEqual([true, true, false, false]);
  expect(other.closed()).toBe(false);
});

test("all together have a limit as well, and whoever holds most ends first", async () => {
  const { ask } = await served({ total: 31 * MEGABYTE, perSite: 20 * MEGABYTE });
  const first = [await ask("/9", "198.51.100.1"), await ask("/9", "198.51.100.1")];
  const second = await ask("/12", "198.51.100.2");
  const third = await ask("/9", "198.51.100.3");
  await expect.poll(() => first.filter(({ closed }) => closed())).toHaveLength(1);
  expect([second.closed(), third.closed()]).toEqual([false, false]);
});

test("a response that is read is not broken off, however large it is", async () => {
  const { ask } = await served({ total: 4 * MEGABYTE, perSite: 2 * MEGABYTE }, { inPieces: true });
  const { socket } = await ask("/20", "198.51.100.1");
  let read = 0;
  socket.on("data", ({ length }) => {
    read += length;
  });
  socket.resume();
  await expect.poll(() => read).toBeGreaterThan(20 * MEGABYTE);
});

/** "/9" is a response of nine megabytes. The client does not read. */
async function served(bounds: { total: number; perSite: number }, { inPieces = false } = {}) {
  const server = createServer(async ({ url = "" }, response) => {
    const megabytes = Number(url.slice(1));
    if (!inPieces) return response.end(Buffer.alloc(megabytes * MEGABYTE));
    for (let count = 0; count < megabytes; count += 1)
      if (!response.write(Buffer.alloc(MEGABYTE))) await once(response, "drain");
    return response.end();
  });
  limitUnread(server, { ...bounds, addressOf: ({ headers }) => String(headers["x-from"]) });
  const { port } = await listenInTest(server);
  return {
    async ask(path: string, from: string) {
      const socket = connect(port, "127.0.0.1").on("error", () => undefined);
      await once(socket, "connect");
      socket.pause();
      const requested: Promise<IncomingMessage[]> = once(server, "request");
      socket.write(`GET ${path} HTTP/1.1\r\nHost: lake\r\nX-From: ${from}\r\n\r\n`);
      const [request] = await requested;
      return { socket, closed: () => request?.socket.destroyed };
    },
  };
}
