import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";

test("no file has the marks of a merge that was left half done", () => {
  const marks = ["<", ">"].map((mark) => ["-e", `^${mark.repeat(7)} `]);
  const { status, stdout } = spawnSync("git", ["grep", "-I", "-n", ...marks.flat()], {
    cwd: root,
    encoding: "utf8",
  });
  expect(stdout).toBe("");
  expect(status).toBe(1);
});
