import { execFile } from "node:child_process";
import { appendFile, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { isSeededFrom, writeSeedRecord } from "@trousseau/content-lake/folder";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { checkContentFolder, warnIfNotRead } from "./content-folder.ts";

const run = promisify(execFile);

let label: string;
let lake: string;

beforeEach(async () => {
  const folder = temporaryFolder();
  label = join(folder, "label");
  lake = join(folder, "lake");
  for (const name of [label, lake]) await mkdir(name);
  await write('{"_id":"house","_type":"house","name":"Maison Une"}\n');
});

function write(documents: string) {
  return writeFile(join(label, "data.ndjson"), documents);
}

async function warnings(from = label) {
  const lines: unknown[] = [];
  await warnIfNotRead(from, lake, (...line) => lines.push(line));
  return lines;
}

test("a folder that an empty lake can begin with is no reason to stop", async () => {
  await expect(checkContentFolder(label, lake)).resolves.toBeUndefined();
});

test("of one that it cannot begin with everything is said that is wrong", async () => {
  await expect(checkContentFolder(join(label, "nowhere"), lake)).rejects.toThrow(
    `CONTENT: there is no data.ndjson in ${label}/nowhere. "npm run label:new -- FOLDER" writes a folder to begin with.`,
  );
  await write('{"_type":"house"\n[]\n');
  await expect(checkContentFolder(label, lake)).rejects.toThrow(
    /^CONTENT: the folder cannot be read\. Mend this in it:\n {2}\S*data\.ndjson:1: .+\n {2}\S*data\.ndjson:2: .+$/,
  );
});

test.each(["a file", "a named pipe"])("%s in the place of the folder is named", async (what) => {
  const path = join(label, "no-folder");
  if (what === "a file") await writeFile(path, "");
  else await run("mkfifo", [path]);
  await expect(checkContentFolder(path, lake)).rejects.toThrow(
    `CONTENT: ${path} is not a folder: name the one that data.ndjson is in.`,
  );
});

test("a named pipe in the place of its documents is named, and never read", async () => {
  await rm(join(label, "data.ndjson"));
  await run("mkfifo", [join(label, "data.ndjson")]);
  await expect(checkContentFolder(label, lake)).rejects.toThrow(
    /^CONTENT: the folder cannot be read\. Mend this in it:\n {2}\S+data\.ndjson: is no file$/,
  );
  expect(await isSeededFrom(lake, label)).toBe(false);
});

test("what is wrong with a folder that is not read any more stops nothing", async () => {
  await writeSeedRecord(lake, label);
  await write("no JSON");
  await expect(checkContentFolder(label, lake)).resolves.toBeUndefined();
});

test("a lake that began with the folder as it is needs no warning, whatever the folder is called by now", async () => {
  await writeSeedRecord(lake, label);
  expect(await isSeededFrom(lake, label)).toBe(true);
  expect(await warnings()).toEqual([]);
});

test("that the folder has changed since, or is another, is said with what to do", async () => {
  await writeSeedRecord(lake, label);
  await appendFile(join(label, "data.ndjson"), '{"_id":"about","_type":"about"}\n');
  expect(await isSeededFrom(lake, label)).toBe(false);
  expect(await warnings()).toEqual([
    [
      "warning",
      "CONTENT is not read: this shop has content of its own already",
      { content: label, beganWith: label, remedy: expect.stringContaining("npm run content:import") },
    ],
  ]);
});

test("a folder that is gone, and a lake that nobody knows the beginning of, are not each other's", async () => {
  expect(await isSeededFrom(lake, join(label, "nowhere"))).toBe(false);
  expect(await warnings(join(label, "nowhere"))).toMatchObject([
    ["warning", expect.anything(), { beganWith: undefined }],
  ]);
});
