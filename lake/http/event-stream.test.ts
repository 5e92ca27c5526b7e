import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { limits } from "../limits.ts";
import { createEventStream, createTimeSlices } from "./event-stream.ts";

const most = limits.unreadStreamBytes;

function openStream() {
  const onEnd = vi.fn();
  const { response, ...stream } = createEventStream(onEnd);
  return { ...stream, onEnd, readAll: () => new Response(response.body).text() };
}

test("events arrive whole and in order, also those larger than a connection takes at once", async () => {
  const { send, end, onEnd, readAll } = openStream();
  const large = "é".repeat(most);
  send("mutation", { at: 1 }, "one");
  const text = readAll();
  await Promise.resolve();
  send("mutation", { at: 2, large });
  end();
  send("mutation", { at: 3 });
  const [first, second] = [`id: one\nevent: mutation\ndata: {"at":1}`, `{"at":2,"large":"${large}"}`];
  expect(await text).toBe(`retry: 1000\n\n${first}\n\nevent: mutation\ndata: ${second}\n\n`);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("a client that does not read is disconnected when the next event comes after too much", async () => {
  const { send, onEnd, readAll } = openStream();
  send("mutation", "x".repeat(most));
  expect(onEnd).not.toHaveBeenCalled();
  send("mutation", "one more");
  expect(onEnd).toHaveBeenCalledOnce();
  await expect(readAll()).rejects.toThrow();
});

test("many tasks at once yield to the event loop, and each gets its turn", async () => {
  const turn = createTimeSlices(5);
  let worked = 0;
  const work = () => {
    const end = performance.now() + 4;
    while (performance.now() < end);
    worked += 1;
  };
  const many = Promise.all(Array.from({ length: 20 }, () => turn(work)));
  const steps: number[] = [];
  for (let before = 0; worked < 20; before = worked) {
    await setImmediate();
    steps.push(worked - before);
  }
  await many;
  // Two tasks share a slice, so each look finds at most that many more.
  expect(Math.max(...steps)).toBeLessThanOrEqual(4);
});
