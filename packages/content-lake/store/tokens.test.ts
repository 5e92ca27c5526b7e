import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../testing/test-lake.ts";
import { openAccess } from "./access.ts";
import { robot } from "./tokens.ts";

async function openTestAccess(services: Parameters<typeof openAccess>[2] = {}) {
  const access = openAccess(join(await temporaryFolder(), "lake"), [], services);
  onTestFinished(access.close);
  return access;
}

test("a token is listed without the token itself, revoked, and removed", async () => {
  const { tokens } = await openTestAccess();
  const [exporter, importer] = [robot("Export", "viewer"), robot("Importer", "editor")];
  const token = tokens.issue({ caller: exporter, kind: "token", lifetimeMs: 60_000 });
  tokens.issue({ caller: importer, kind: "token" });
  const [first, second] = tokens.list();
  expect(first).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}$/),
    name: "Export",
    role: "viewer",
    created: expect.any(Number),
    expires: expect.any(Number),
    lastUsed: undefined,
    isRevoked: false,
  });
  expect(second).toMatchObject({ name: "Importer", expires: undefined });
  expect(tokens.identify(token)).toEqual(exporter);

  expect(tokens.revoke("export")).toHaveLength(1);
  expect(tokens.identify(token)).toBe("unknown");
  expect(tokens.list().map(({ isRevoked }) => isRevoked)).toEqual([true, false]);

  expect(tokens.remove(first?.id ?? "")).toMatchObject([{ name: "Export" }]);
  expect(tokens.list().map(({ name }) => name)).toEqual(["Importer"]);
});

test("the tokens of the process that started the lake stand for the shop", async () => {
  const { tokens } = await openTestAccess({ serviceToken: "reads", writerToken: "writes" });
  expect(tokens.identify("reads")).toMatchObject({ id: "service", role: "viewer" });
  expect(tokens.identify("writes")).toMatchObject({ id: "writer", role: "editor" });
  expect((await openTestAccess()).tokens.identify("reads")).toBe("unknown");
});

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
