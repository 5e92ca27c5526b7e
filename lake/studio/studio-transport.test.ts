import { createServer } from "node:http";
import { listenInTest } from "@trousseau/host/testing/listen-in-test.ts";
import { expect, test, vi } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import { onMessage } from "./socket-messages.ts";
import { createStudioFetch } from "./studio-transport.ts";

/** The lake accepts each stream, and says nothing more until it is told to. */
async function openSilentLake() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const server = createServer();
  const streams: { id: string; socket: WebSocket }[] = [];
  new WebSocketServer({ server }).on("connection", (socket) =>
    onMessage(socket, { largest: 10_000, burst: 100, perSecond: 100 }, ({ open: id }) => {
      if (typeof id !== "string") return;
      streams.push({ id, socket });
      socket.send(JSON.stringify({ id, status: 200, headers: {} }));
    }),
  );
  const { origin } = await listenInTest(server);
  const studioFetch = createStudioFetch();
  return {
    socketOf: (at: number) => streams[at]?.socket,
    beat: (at: number) => streams[at]?.socket.send(JSON.stringify({ id: streams[at]?.id, text: ":\n\n" })),
    async listen() {
      const { body } = await studioFetch(`${origin}/v1/data/listen/production?query=*`);
      if (body === null) throw new Error("The response has no body");
      return body.getReader();
    },
  };
}

test("a socket on which nothing comes any more is given up, and the next listener has another", async () => {
  const { listen, beat, socketOf } = await openSilentLake();
  const [first, second] = [await listen(), await listen()];
  // Half a minute without a word is normal.
  for (let minute = 0; minute < 3; minute += 1) {
    vi.advanceTimersByTime(30_000);
    beat(0);
    expect((await first.read()).done).toBe(false);
  }
  vi.advanceTimersByTime(60_000);
  for (const reader of [first, second]) await expect(reader.read()).rejects.toThrow("lost");
  const third = await listen();
  beat(2);
  expect((await third.read()).done).toBe(false);
  expect(socketOf(2)).not.toBe(socketOf(0));
});

test("a socket that carries no stream needs no heartbeat", async () => {
  const { listen, beat, socketOf } = await openSilentLake();
  await (await listen()).cancel();
  vi.advanceTimersByTime(50_000);
  const next = await listen();
  vi.advanceTimersByTime(30_000);
  beat(1);
  expect((await next.read()).done).toBe(false);
  expect(socketOf(1)).toBe(socketOf(0));
});
