import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { limits } from "../limits.ts";
import { quickPasswords, temporaryFolder } from "../testing/test-lake.ts";
import { openAccess } from "./access.ts";
import { robot } from "./tokens.ts";

async function openTestAccess(services: Parameters<typeof openAccess>[1] = {}) {
  const access = openAccess(join(await temporaryFolder(), "lake"), services);
  onTestFinished(access.close);
  return access;
}

test("who watches a token is told once that it has ended, and not before", async () => {
  const { tokens, tokenWatch } = await openTestAccess();
  const caller = robot("Export", "viewer");
  const token = tokens.issue({ caller, kind: "token" });
  const ended: string[] = [];
  tokenWatch.watch(token, caller, () => ended.push("first"));
  const leave = tokenWatch.watch(token, caller, () => ended.push("left"));
  tokenWatch.watch(token, { ...caller, role: "editor" }, () => ended.push("of another role"));
  tokenWatch.watch(token, { ...caller, id: "r0" }, () => ended.push("of another caller"));
  leave();
  tokenWatch.check();
  expect(ended).toEqual(["of another role", "of another caller"]);
  tokens.revoke("Export");
  tokenWatch.check();
  tokenWatch.check();
  expect(ended.slice(2)).toEqual(["first"]);
});

test("sessions and uses of a clock that was a year ahead keep nobody from logging in, and no use from being noted", async () => {
  const now = Date.UTC(2027, 4, 3);
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["Date"], now: now + 365 * 24 * 60 * 60 * 1000 });
  const { tokens, people } = await openTestAccess(quickPasswords);
  const caller = await people.setPassword({ name: "Mara", role: "editor", password: "a long enough secret" });
  const program = tokens.issue({ caller: robot("Export", "viewer"), kind: "token" });
  tokens.identify(program);
  for (let count = 0; count < limits.sessionsPerPerson; count += 1) tokens.issue({ caller, kind: "session" });
  vi.setSystemTime(now);
  const session = tokens.issue({ caller, kind: "session" });
  expect(tokens.list()).toMatchObject([{ lastUsed: expect.any(Number) }]);
  tokens.identify(program);
  expect(tokens.list()).toMatchObject([{ lastUsed: now }]);
  expect(tokens.identify(session)).toEqual(caller);
});
