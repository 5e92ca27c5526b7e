import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";

test("no file holds both sides of a merge", () => {
  const { stdout } = spawnSync("git", ["grep", "-lE", "^(<{7}|>{7}) "], { cwd: root, encoding: "utf8" });
  expect(stdout).toBe("");
});
