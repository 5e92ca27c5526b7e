import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { limits } from "../limits.ts";
import { createEventStream, createTimeSlices } from "./event-stream.ts";

const most = limits.unreadStreamBytes;

function readAll(response: Response): Promise<string> {
  return new Response(response.body).text();
}

test("events arrive whole and in order, also those larger than a connection takes at once", async () => {
  const onEnd = vi.fn();
  const stream = createEventStream(onEnd);
  const large = "é".repeat(most);
  stream.send("mutation", { at: 1 }, "one");
  const text = readAll(stream.response);
  await Promise.resolve();
  stream.send("mutation", { at: 2, large });
  stream.end();
  stream.send("mutation", { at: 3 });
  expect(await text).toBe(
    `retry: 1000\n\nid: one\nevent: mutation\ndata: {"at":1}\n\nevent: mutation\ndata: {"at":2,"large":"${large}"}\n\n`,
  );
  expect(onEnd).toHaveBeenCalledOnce();
});

test("a client that does not read is disconnected when the next event comes after too much", async () => {
  const onEnd = vi.fn();
  const stream = createEventStream(onEnd);
  stream.send("mutation", "x".repeat(most));
  expect(onEnd).not.toHaveBeenCalled();
  stream.send("mutation", "one more");
  expect(onEnd).toHaveBeenCalledOnce();
  await expect(readAll(stream.response)).rejects.toThrow();
});

function workFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test("many tasks at once yield to the event loop, and each gets its turn", async () => {
  const turn = createTimeSlices(5);
  let worked = 0;
  const many = Promise.all(
    Array.from({ length: 20 }, () =>
      turn(() => {
        workFor(4);
        worked += 1;
      }),
    ),
  );
  const seen: number[] = [];
  while (worked < 20) {
    await setImmediate();
    seen.push(worked);
  }
  await many;
  // Two tasks share a slice, so each look finds at most that many more.
  const steps = seen.map((count, at) => count - (seen[at - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(4);
  expect(seen.at(-1)).toBe(20);
});
