import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runHere } from "../testing/run-here.ts";
import { openTestLake, temporaryFolder } from "../testing/test-lake.ts";

test.each([
  ["people", "list"],
  ["people", "remove", "Mara"],
  ["tokens", "list"],
  ["export", "label.tar.gz"],
  ["backup", "copy"],
])("%s %s where there is no lake says so, and makes nothing", async (...words) => {
  const folder = await temporaryFolder();
  const lake = join(folder, "lake");
  const args = words.map((word) => (/^(label|copy)/.test(word) ? join(folder, word) : word));
  const { failure, code } = await runHere([...args, "--folder", lake]);
  expect(failure).toContain(`There is no content lake in ${lake}`);
  expect(code).toBe(2);
  expect(await readdir(folder)).toEqual([]);
});

test("restore from a folder without a backup says so", async () => {
  const folder = await temporaryFolder();
  const { failure } = await runHere(["restore", join(folder, "none"), "--folder", join(folder, "lake")]);
  expect(failure).toContain(`There is no backup in ${join(folder, "none")}`);
});

test("an export that cannot be written says why in a sentence, and leaves no copy of the documents behind", async () => {
  const [folder, temporary] = [await temporaryFolder(), await temporaryFolder()];
  await (await openTestLake({ folder })).close();
  const archive = join(temporary, "label.tar.gz");
  await mkdir(archive);
  await writeFile(join(archive, "something"), "");
  const { failure, code } = await runHere(["export", archive, "--folder", folder], { TMPDIR: temporary });
  expect(failure).toMatch(/^EISDIR[^\n]*$/);
  expect(code).toBe(1);
  expect(await readdir(temporary)).toEqual(["label.tar.gz"]);
});

test("an import into a shop that does not run says what to do", async () => {
  const folder = await temporaryFolder();
  const file = join(folder, "label.ndjson");
  await writeFile(file, "");
  const { failure } = await runHere(["import", file, "--url", "http://127.0.0.1:1", "--folder", folder]);
  expect(failure).toContain("Nothing answers at http://127.0.0.1:1: start the shop");
});

test("an import into a lake that runs says how it is done, and changes nothing", async () => {
  const folder = await temporaryFolder();
  const lake = await openTestLake({ folder });
  const file = join(folder, "label.ndjson");
  await writeFile(file, '{"_id":"gown","_type":"product"}');
  const { failure, code } = await runHere(["import", file, "--folder", folder]);
  expect(failure).toContain(`${folder} is in use.`);
  expect(failure).toContain("--url http://localhost:3000");
  expect(code).toBe(1);
  expect(lake.revision).toBe("");
});

test.each([
  ["serve --allow-origin foo", /^--allow-origin must be an address like https:.*, not foo$/],
  ["serve --allow-origin ftp://studio.example", /^--allow-origin must be an address like/],
  ["serve --port http", /^--port must be a number/],
  ["serve --halt", /Unknown option '--halt'/],
  ["dance", /^Usage: content-lake <command>/],
  ["toString", /^Usage: content-lake <command>/],
  ["tokens", /^Usage: content-lake <command>/],
  ["import label.tar.gz --replace --missing", /exclude each other/],
  ["people role Mara queen", /viewer, contributor, writer, editor/],
  ["tokens create window --days 0", /^--days must be a number above 0/],
])("%s says what is wrong", async (line, message) => {
  const folder = await temporaryFolder();
  const { failure, code } = await runHere([...line.split(" "), "--folder", join(folder, "lake")]);
  expect(failure).toMatch(message);
  expect(code).toBe(2);
});

test("nobody is called nothing", async () => {
  const { failure } = await runHere(["set-password", " ", "--folder", await temporaryFolder()]);
  expect(failure).toBe('This command needs a name behind it. With npm run, write it after "--".');
});

test.each([
  "set-password Mara",
  "people list",
  "people role Mara viewer",
  "people revoke Mara",
  "people remove Mara",
  "tokens create window",
  "tokens list",
  "tokens revoke window",
  "tokens remove window",
  "export label.tar.gz",
  "import nothing.tar.gz",
  "backup copy",
  "restore copy",
])(
  "%s says first which folder it is about, and does nothing in one that was never a lake's",
  async (line) => {
    const folder = await temporaryFolder();
    const { told, code } = await runHere([...line.split(" "), "--folder", join(folder, "lake")]);
    expect(told[0]).toBe(`Content lake: ${join(folder, "lake")}`);
    expect(code).not.toBe(0);
    expect(await readdir(folder)).toEqual([]);
  },
);
