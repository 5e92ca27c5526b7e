import { once } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import { onMessage } from "./socket-messages.ts";
import { createStudioFetch } from "./studio-transport.ts";

/** The lake accepts each stream, and says nothing more until it is told to. */
async function openSilentLake() {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  const streams: { id: string; socket: WebSocket }[] = [];
  server.on("connection", (socket) =>
    onMessage(socket, { largest: 10_000, burst: 100, perSecond: 100 }, ({ open: id }) => {
      if (typeof id !== "string") return;
      streams.push({ id, socket });
      socket.send(JSON.stringify({ id, status: 200, headers: {} }));
    }),
  );
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const listener = `http://127.0.0.1:${port}/v1/data/listen/production?query=*`;
  const beat = (at: number) =>
    streams[at]?.socket.send(JSON.stringify({ id: streams[at]?.id, text: ":\n\n" }));
  return { listener, streams, beat };
}

function readerOf(response: Response) {
  if (response.body === null) throw new Error("The response has no body");
  return response.body.getReader();
}

test("a socket on which nothing comes any more is given up, and the next listener has another", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { listener, streams, beat } = await openSilentLake();
  const studioFetch = createStudioFetch();
  const first = readerOf(await studioFetch(listener));
  const second = readerOf(await studioFetch(listener));

  // Half a minute without a word is normal.
  for (let minute = 0; minute < 3; minute += 1) {
    vi.advanceTimersByTime(30_000);
    beat(0);
    expect((await first.read()).done).toBe(false);
  }
  vi.advanceTimersByTime(60_000);
  await expect(first.read()).rejects.toThrow("lost");
  await expect(second.read()).rejects.toThrow("lost");

  const third = readerOf(await studioFetch(listener));
  beat(2);
  expect((await third.read()).done).toBe(false);
  expect(streams[2]?.socket).not.toBe(streams[0]?.socket);
});

test("a socket that carries no stream needs no heartbeat", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { listener, streams, beat } = await openSilentLake();
  const studioFetch = createStudioFetch();
  await readerOf(await studioFetch(listener)).cancel();
  vi.advanceTimersByTime(50_000);

  const next = readerOf(await studioFetch(listener));
  vi.advanceTimersByTime(30_000);
  beat(1);
  expect((await next.read()).done).toBe(false);
  expect(streams[1]?.socket).toBe(streams[0]?.socket);
});
