import { once } from "node:events";
import { createServer, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { listenInTest } from "../testing/listen-in-test.ts";
import { parseJson, withBodyTimeout } from "./request-body.ts";

const deepest = limits.nestingLevels;

function nest(depth: number, [open, close]: readonly [string, string]): string {
  return open.repeat(depth) + close.repeat(depth);
}

test.each([
  ["lists", ["[", "]"]],
  ["objects", ['{"a":[', "]}"]],
] as const)("%s are read as deep as the limit, and not deeper", (_, brackets) => {
  const levels = brackets[0].length > 1 ? deepest / 2 : deepest;
  expect(() => parseJson(nest(levels, brackets), "It")).not.toThrow();
  expect(() => parseJson(nest(levels + 1, brackets), "It")).toThrow("nested deeper");
  expect(() => parseJson(nest(5000, brackets), "It")).toThrow("nested deeper");
});

test("brackets in strings are text, whatever is escaped there", () => {
  const text = JSON.stringify(`\\"${"[{".repeat(5000)}\\`);
  expect(parseJson(`[${text}, []]`, "It")).toEqual([JSON.parse(text), []]);
});

test.each([["["], ["]"], ['"'], ['"\\'], ["\\".repeat(4_000_000)], [`"${"\\".repeat(4_000_000)}`]])(
  "what is no JSON is refused at once",
  (text) => {
    expect(() => parseJson(text, "It")).toThrow("It is not valid JSON");
  },
);

const late = expect.objectContaining({
  status: 503,
  headers: expect.objectContaining({ Connection: "close" }),
});

async function* pieces(count: number, everyMs: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < count; at += 1) {
    await setTimeout(everyMs);
    yield Uint8Array.of(at);
  }
}

async function sizeOf(body: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0;
  for await (const piece of body) size += piece.byteLength;
  return size;
}

test("a body that arrives slowly arrives whole", async () => {
  expect(await sizeOf(withBodyTimeout(pieces(20, 5), { idleMs: 2000, totalMs: 10_000 }))).toBe(20);
});

test("one of which a byte comes now and then ends when its time is over", async () => {
  const trickling = withBodyTimeout(pieces(1000, 20), { idleMs: 10_000, totalMs: 200 });
  await expect(sizeOf(trickling)).rejects.toEqual(late);
});

test("one that stops arriving on a connection ends, although the connection does not", async () => {
  const server = createServer();
  const { port } = await listenInTest(server);
  const sending = request({ port, method: "POST", headers: { "Content-Length": 100 } });
  sending.on("error", () => undefined).write("ten letters");
  const [incoming] = await once(server, "request");
  await expect(sizeOf(withBodyTimeout(incoming, { idleMs: 100, totalMs: 10_000 }))).rejects.toEqual(late);
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
  const writing = async () => {
    for await (const _ of withBodyTimeout(body(), { idleMs: 2000, totalMs: 10_000 }))
      throw new Error("disk full");
  };
  await expect(writing()).rejects.toThrow("disk full");
  await released.promise;
});
