import { expect, test, vi } from "vitest";
import { limits } from "../limits.ts";
import { createEventStream } from "./event-stream.ts";

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
