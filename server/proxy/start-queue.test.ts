import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { createStartQueue } from "./start-queue.ts";

const start = Promise.withResolvers<void>().promise;
const neverEnding = () => start;

function newResponse(): ServerResponse {
  return new ServerResponse(new IncomingMessage(new Socket()));
}

/** Fills all places in the queue. */
function fill(wait: ReturnType<typeof createStartQueue>): ServerResponse[] {
  const waiting: ServerResponse[] = [];
  while (waiting.length < 10_000) {
    const response = newResponse();
    if (!wait(response)) break;
    waiting.push(response);
  }
  return waiting;
}

test("so many wait at most, and who leaves makes room at once", () => {
  const wait = createStartQueue(neverEnding);
  const waiting = fill(wait);
  expect(waiting.length).toBeGreaterThan(500);
  expect(waiting.length).toBeLessThan(5_000);
  for (const response of waiting) response.emit("close");
  expect(fill(wait)).toHaveLength(waiting.length);
});

test("a start that does not end leaves nobody waiting, and no timer behind", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const wait = createStartQueue(neverEnding);
  const stays = wait(newResponse());
  const left = newResponse();
  void wait(left);
  expect(vi.getTimerCount()).toBe(2);
  left.emit("close");
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(10_000);
  await stays;
  expect(vi.getTimerCount()).toBe(0);
});

test("where no start is under way nobody waits", () => {
  expect(createStartQueue(() => undefined)(newResponse())).toBeUndefined();
});
