import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createLastGoodCopy } from "./last-good-copy.server.ts";

async function folderOfOne() {
  const folder = await mkdtemp(join(tmpdir(), "last-good-copy-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("what was written is read again, however many documents there are, and nothing is left beside it", async () => {
  const folder = await folderOfOne();
  const copy = createLastGoodCopy(folder, { projectId: "label", dataset: "production" });
  for (const count of [250, 0, 1]) {
    const documents = Array.from({ length: count }, (_, at) => ({ _id: `${at}`, _type: "product" }));
    await copy.write(documents);
    expect(await copy.read()).toEqual(documents);
  }
  expect(await readdir(folder)).toHaveLength(1);
});

test("a document that is nested too deeply to be written down is left out alone", async () => {
  const copy = createLastGoodCopy(await folderOfOne(), { projectId: "label", dataset: "production" });
  const deep: unknown = JSON.parse("[".repeat(20_000) + "]".repeat(20_000));
  await copy.write([{ _id: "a" }, { _id: "b", deep }, { _id: "c" }]);
  expect(await copy.read()).toEqual([{ _id: "a" }, { _id: "c" }]);
});

test("without a copy, and of a damaged one, there is none", async () => {
  const folder = await folderOfOne();
  const copy = createLastGoodCopy(folder, { projectId: "label", dataset: "production" });
  expect(await copy.read()).toBeUndefined();
  await copy.write([{ _id: "a" }]);
  const [file = ""] = await readdir(folder);
  await writeFile(join(folder, file), '{"documents":[');
  expect(await copy.read()).toBeUndefined();
});

test("a named pipe in its place is no copy, and the next one replaces it", async () => {
  const folder = await folderOfOne();
  const copy = createLastGoodCopy(folder, { projectId: "label", dataset: "production" });
  execFileSync("mkfifo", [join(folder, "last-good-label-production.json")]);
  expect(await copy.read()).toBeUndefined();
  await copy.write([{ _id: "a" }]);
  expect(await copy.read()).toEqual([{ _id: "a" }]);
});
