import { execFile } from "node:child_process";
import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { readSecret } from "./secrets.ts";

const run = promisify(execFile);

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

const read = (dataFolder: string) => readSecret(dataFolder, "a-secret", "links end");

test("a secret is made once, with its folder, for this account alone, and nothing else is left", async () => {
  const data = join(folder, "deep/data");
  const secret = read(data);
  expect(secret).toHaveLength(32);
  expect(new Set(secret).size).toBeGreaterThan(8);
  expect(read(data)).toEqual(secret);
  expect(read(join(folder, "other"))).not.toEqual(secret);
  expect(await readdir(data)).toEqual(["a-secret"]);
  expect((await stat(join(data, "a-secret"))).mode & 0o777).toBe(0o600);
});

test("one that is damaged is not replaced, and it is said what that would cost", async () => {
  await writeFile(join(folder, "a-secret"), "short");
  expect(() => read(folder)).toThrow(`${join(folder, "a-secret")} is damaged. Delete it: links end.`);
});

test.each([
  ["a folder", (file: string) => mkdir(file)],
  ["a named pipe", (file: string) => run("mkfifo", [file])],
])("%s in its place is named, and neither read nor replaced", async (_what, make) => {
  const file = join(folder, "a-secret");
  await make(file);
  expect(() => read(folder)).toThrow(`${file} is no file. Remove it: links end.`);
});

test("where none can be kept, none is made up", async () => {
  await writeFile(join(folder, "a file"), "");
  expect(() => read(join(folder, "a file"))).toThrow(expect.objectContaining({ code: "EEXIST" }));
});
