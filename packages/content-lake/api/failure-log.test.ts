import { expect, onTestFinished, test, vi } from "vitest";
import { httpError } from "../http/http-error.ts";
import { createFailureLog } from "./failure-log.ts";

test("a flood of failures is one line at first, and one each minute with their number", () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const log = vi.fn();
  const note = createFailureLog(log);
  for (let at = 0; at < 1000; at += 1)
    note(httpError(503, "Too many queries are waiting."), { path: `/${at}` });
  note(httpError(500, "something else"), { path: "/else" });
  expect(log.mock.calls).toMatchObject([[{ path: "/0" }], [{ path: "/else" }]]);
  vi.advanceTimersByTime(60_000);
  expect(log.mock.calls.slice(2)).toMatchObject([
    [{ failure: "503 Too many queries are waiting.", count: 999 }],
  ]);
  note(httpError(503, "Too many queries are waiting."), { path: "/again" });
  expect(log).toHaveBeenLastCalledWith(expect.objectContaining({ path: "/again" }));
});

test("failures that say ever new things are bounded as well", () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const log = vi.fn();
  const note = createFailureLog(log);
  for (let at = 0; at < 1000; at += 1) note(httpError(503, `Too many, said ${at}.`), {});
  expect(log.mock.calls.length).toBeLessThan(110);
});
