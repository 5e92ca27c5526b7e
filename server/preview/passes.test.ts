import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPasses, PASS_MS, readPreviewSecret } from "./passes.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "passes-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a pass is good for half an hour", () => {
  let time = 1_000_000;
  const passes = createPasses(randomBytes(32), () => time);
  const pass = passes.issue();
  expect(passes.timeLeft(pass)).toBe(PASS_MS);
  time += PASS_MS - 1;
  expect(passes.timeLeft(pass)).toBe(1);
  time += 1;
  expect(passes.timeLeft(pass)).toBe(0);
});

test("a pass cannot be lengthened, borrowed or made up", () => {
  const passes = createPasses(randomBytes(32));
  const [end = "", signature] = passes.issue().split(".");
  const foreign = createPasses(randomBytes(32)).issue();
  for (const pass of [`${Number(end) + 1}.${signature}`, foreign, `${end}.`, `${end}.AAAA`, "", undefined]) {
    expect(passes.timeLeft(pass), pass).toBe(0);
  }
});

test("the secret outlives a restart, and a damaged one is said to be so", async () => {
  const pass = createPasses(readPreviewSecret(folder)).issue();
  expect(createPasses(readPreviewSecret(folder)).timeLeft(pass)).toBeGreaterThan(0);
  await writeFile(join(folder, "preview-secret"), "short");
  expect(() => readPreviewSecret(folder)).toThrow(/damaged/);
});
