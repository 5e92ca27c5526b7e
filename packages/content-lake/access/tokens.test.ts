import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../testing/test-lake.ts";
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
