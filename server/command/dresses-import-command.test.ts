import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";

test("of a table that is not there it is said where it was looked for", () => {
  const command = join(import.meta.dirname, "dresses-import-command.ts");
  const words = [command, "labels/nowhere.csv"];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(`There is no file ${join(root, "labels/nowhere.csv")}.`);
});
