import { once } from "node:events";
import { createServer, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { withBodyTimeout } from "./body-timeout.ts";
import { listenInTest } from "./testing/listen-in-test.ts";

const headers = expect.objectContaining({ Connection: "close" });
const late = expect.objectContaining({ status: 503, headers });

async function* pieces(count: number, everyMs: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < count; at += 1) {
    await setTimeout(everyMs);
    yield Uint8Array.of(at);
  }
}

async function sizeOf(body: AsyncIterable<Uint8Array>, idleMs: number, totalMs: number): Promise<number> {
  let size = 0;
  for await (const piece of withBodyTimeout(body, { idleMs, totalMs })) size += piece.byteLength;
  return size;
}

test("a body that arrives slowly arrives whole", async () => {
  expect(await sizeOf(pieces(20, 5), 2000, 10_000)).toBe(20);
});

test("one of which a byte comes now and then ends when its time is over", async () => {
  await expect(sizeOf(pieces(1000, 20), 10_000, 200)).rejects.toEqual(late);
});

test("one that stops arriving on a connection ends, although the connection does not", async () => {
  const server = createServer();
  const { port } = await listenInTest(server);
  const sending = request({ port, method: "POST", headers: { "Content-Length": 100 } });
  sending.on("error", () => undefined).write("ten letters");
  const [incoming] = await once(server, "request");
  await expect(sizeOf(incoming, 100, 10_000)).rejects.toEqual(late);
});

test("who stops reading releases the body, so that the rest of it can be drained", async () => {
  const released = Promise.withResolvers<void>();
  async function* body() {
    try {
      yield* pieces(1000, 0);
    } finally {
      released.resolve();
    }
  }
  for await (const _ of withBodyTimeout(body(), { idleMs: 2000, totalMs: 10_000 })) break;
  await expect(released.promise).resolves.toBeUndefined();
});
