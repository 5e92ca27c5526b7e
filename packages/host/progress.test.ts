import { beforeEach, expect, test, vi } from "vitest";
import { type Report, withProgress } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers());

/** Starts work that goes on until `end` or `fail`. */
function begin(isTTY = true) {
  const lines: string[] = [];
  const going = Promise.withResolvers<string>();
  let report: Report = () => undefined;
  const output = { isTTY, write: (text: unknown) => Boolean(lines.push(String(text))) };
  const done = withProgress((reporter) => {
    report = reporter;
    return going.promise;
  }, output);
  return {
    lines,
    report: (current: number, total: number | string = 9) => report({ step: "Copying...", current, total }),
    end() {
      going.resolve("result");
      return done;
    },
    fail() {
      going.reject(new Error("no"));
      return done;
    },
  };
}

test("quick work says nothing, and its result is passed on", async () => {
  const { lines, report, end } = begin();
  report(1);
  vi.advanceTimersByTime(1_900);
  expect(await end()).toBe("result");
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([]);
});

test("a terminal has one line, which is rewritten and goes at the end", async () => {
  const { lines, report, end } = begin();
  report(1);
  vi.advanceTimersByTime(2_000);
  report(2);
  vi.advanceTimersByTime(200);
  await end();
  expect(lines).toEqual(["\r\u001b[2KCopying… 1/9", "\r\u001b[2KCopying… 2/9", "\r\u001b[2K"]);
});

test("a log has a line now and then", async () => {
  const { lines, report, end } = begin(false);
  for (let current = 1; current <= 9; current += 1) {
    report(current);
    vi.advanceTimersByTime(2_000);
  }
  await end();
  expect(lines).toEqual(["Copying… 1/9\n", "Copying… 6/9\n"]);
});

test("work that leaves no time for timers shows itself", () => {
  const { lines, report } = begin();
  vi.setSystemTime(Date.now() + 2_500);
  report(4);
  expect(lines).toEqual(["\r\u001b[2KCopying… 4/9"]);
});

test("work that fails takes its line away, and its error is passed on", async () => {
  const { lines, report, fail } = begin();
  report(3, "?");
  vi.advanceTimersByTime(3_000);
  await expect(fail()).rejects.toThrow("no");
  expect([lines[0], lines.at(-1)]).toEqual(["\r\u001b[2KCopying… 3", "\r\u001b[2K"]);
});
