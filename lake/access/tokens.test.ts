import { expect, test, vi } from "vitest";
import { limits } from "../limits.ts";
import { openTestAccess, PASSWORD } from "../testing/test-lake.ts";
import { robot } from "./tokens.ts";

test("who watches a token is told once that it has ended, and not before", async () => {
  const { tokens, tokenWatch } = await openTestAccess();
  const caller = robot("Export", "viewer");
  const token = tokens.issue({ caller, kind: "token" });
  const ended: string[] = [];
  tokenWatch.watch(token, caller, () => ended.push("first"));
  tokenWatch.watch(token, caller, () => ended.push("left"))();
  tokenWatch.watch(token, { ...caller, role: "editor" }, () => ended.push("of another role"));
  tokenWatch.watch(token, { ...caller, id: "r0" }, () => ended.push("of another caller"));
  tokenWatch.check();
  expect(ended).toEqual(["of another role", "of another caller"]);
  tokens.revoke("Export");
  for (let time = 0; time < 2; time += 1) tokenWatch.check();
  expect(ended.slice(2)).toEqual(["first"]);
});

test("a last use is written down at most once a minute", async () => {
  const { tokens } = await openTestAccess();
  const token = tokens.issue({ caller: robot("Export", "viewer"), kind: "token" });
  const noon = 1_000_000_000_000;
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
  const usedAfter = (seconds: number) => {
    vi.setSystemTime(noon + seconds * 1000);
    tokens.identify(token);
    return tokens.list()[0]?.lastUsed;
  };
  expect([0, 59, 60].map(usedAfter)).toEqual([noon, noon, noon + 60_000]);
});

test("sessions and uses of a clock that was a year ahead keep nobody from logging in, and no use from being noted", async () => {
  const now = Date.UTC(2027, 4, 3);
  vi.useFakeTimers({ toFake: ["Date"], now: now + 365 * 24 * 60 * 60 * 1000 });
  const { tokens, people } = await openTestAccess();
  const caller = await people.setPassword({ name: "Mara", role: "editor", password: PASSWORD });
  const program = tokens.issue({ caller: robot("Export", "viewer"), kind: "token" });
  tokens.identify(program);
  for (let count = 0; count < limits.sessionsPerPerson; count += 1) tokens.issue({ caller, kind: "session" });
  vi.setSystemTime(now);
  const session = tokens.issue({ caller, kind: "session" });
  tokens.identify(program);
  expect(tokens.list()).toMatchObject([{ lastUsed: now }]);
  expect(tokens.identify(session)).toEqual(caller);
});
