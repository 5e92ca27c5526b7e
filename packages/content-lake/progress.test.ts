import { setTimeout } from "node:timers/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { type Report, withProgress } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers());
/** Starts work that goes on until `end`. */
function begin(isTTY: boolean) {
  const written: string[] = [];
  const going = Promise.withResolvers<string>();
  let report: Report = () => undefined;
  const done = withProgress(
    (given) => {
      report = given;
      return going.promise;
    },
    { isTTY, write: (text) => Boolean(written.push(String(text))) },
  );
  return {
    written,
    report: (current: number) => report({ step: "Copying...", current, total: 9 }),
    async end() {
      going.resolve("result");
      return await done;
    },
  };
}

test("quick work says nothing, and its result is passed on", async () => {
  const { written, report, end } = begin(true);
  report(1);
  vi.advanceTimersByTime(1_900);
  expect(await end()).toBe("result");
  vi.advanceTimersByTime(60_000);
  expect(written).toEqual([]);
});

test("a terminal has one line, which is rewritten and goes at the end", async () => {
  const { written, report, end } = begin(true);
  report(1);
  vi.advanceTimersByTime(2_000);
  report(2);
  vi.advanceTimersByTime(200);
  await end();
  expect(written).toEqual(["\r\u001b[2KCopying… 1/9", "\r\u001b[2KCopying… 2/9", "\r\u001b[2K"]);
});

test("a log has a line now and then", async () => {
  const { written, report, end } = begin(false);
  for (let current = 1; current <= 9; current += 1) {
    report(current);
    vi.advanceTimersByTime(2_000);
  }
  await end();
  expect(written).toEqual(["Copying… 1/9\n", "Copying… 6/9\n"]);
});

test("work that leaves no time for timers shows itself", async () => {
  const { written, report, end } = begin(true);
  vi.setSystemTime(Date.now() + 2_500);
  report(4);
  expect(written).toEqual(["\r\u001b[2KCopying… 4/9"]);
  await end();
});

test("work that fails takes its line away, and its error is passed on", async () => {
  const written: string[] = [];
  const failing = withProgress(
    async (report) => {
      report({ step: "Reading", current: 3, total: "?" });
      await setTimeout(3_000);
      throw new Error("no");
    },
    { isTTY: true, write: (text) => Boolean(written.push(String(text))) },
  );
  const failed = expect(failing).rejects.toThrow("no");
  await vi.advanceTimersByTimeAsync(3_000);
  await failed;
  expect(written[0]).toBe("\r\u001b[2KReading… 3");
  expect(written.at(-1)).toBe("\r\u001b[2K");
});
