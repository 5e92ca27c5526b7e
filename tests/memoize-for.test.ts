import { expect, onTestFinished, test, vi } from "vitest";
import { memoizeFor } from "#studio/schema/memoize-for.ts";

function openClock() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

test("within the time that an answer is fresh nothing is asked again", async () => {
  openClock();
  const asked: string[] = [];
  const ask = memoizeFor(async (question: string) => asked.push(question), 10_000);
  expect(await Promise.all([ask("one"), ask("two")])).toEqual([1, 1]);
  vi.advanceTimersByTime(9_999);
  expect(await ask("three")).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await ask("four")).toBe(2);
  expect(asked).toEqual(["one", "four"]);
});

test("what is being asked is not asked a second time, however long the answer takes", async () => {
  openClock();
  const answer = Promise.withResolvers<void>();
  let count = 0;
  const ask = memoizeFor(async () => {
    count += 1;
    await answer.promise;
    return count;
  }, 10_000);
  const first = ask();
  vi.advanceTimersByTime(60_000);
  const second = ask();
  answer.resolve();
  expect(await Promise.all([first, second])).toEqual([1, 1]);
  vi.advanceTimersByTime(9_999);
  expect(await ask(), "fresh since it came").toBe(1);
});

test("what has failed is asked again", async () => {
  openClock();
  let count = 0;
  const ask = memoizeFor(() => {
    count += 1;
    return count === 1 ? Promise.reject(new Error("No connection.")) : Promise.resolve(count);
  }, 10_000);
  await expect(ask()).rejects.toThrow("No connection.");
  expect(await ask()).toBe(2);
});
