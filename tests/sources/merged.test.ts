import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";
import { repositoryFiles } from "#tests/support/source-files.ts";

test("no file has the marks of a merge that was left half done", () => {
  const files = repositoryFiles();
  expect(files.length).toBeGreaterThan(1_000);
  const marks = /^(?:<{7}|>{7}) /m;
  expect(files.filter((path) => marks.test(readFileSync(join(root, path), "latin1")))).toEqual([]);
});
