import { expect, test } from "vitest";
import { createTaskQueue } from "./task-queue.ts";

test("whoever asks for much waits behind their own, and takes no more than a quarter of the places", async () => {
  const queue = createTaskQueue(1, 8);
  const open = Promise.withResolvers<void>();
  const done: string[] = [];
  const ask = (from: string) =>
    queue.run(async () => {
      await open.promise;
      done.push(from);
    }, from);
  const asked = [ask("much"), ask("much"), ask("much")];
  await expect(ask("much")).rejects.toMatchObject({ status: 503 });
  asked.push(ask("one"), ask("other"));
  open.resolve();
  await Promise.all(asked);
  expect(done).toEqual(["much", "much", "one", "other", "much"]);
});
