import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runHere } from "../testing/run-here.ts";
import { openTestLake, temporaryFolder } from "../testing/test-lake.ts";

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

const noLake = "There is no content lake in";

test.each([
  ["set-password Mara", noLake],
  ["people list", noLake],
  ["people role Mara viewer", noLake],
  ["people revoke Mara", noLake],
  ["people remove Mara", noLake],
  ["tokens create window", noLake],
  ["tokens list", noLake],
  ["tokens revoke window", noLake],
  ["tokens remove window", noLake],
  ["export label.tar.gz", noLake],
  ["import nothing.tar.gz", "nothing.tar.gz"],
  ["backup copy", noLake],
  ["restore copy", "There is no backup in"],
])(
  "%s says first which folder it is about, and does nothing in one that was never a lake's",
  async (line, message) => {
    const folder = await temporaryFolder();
    const { told, failure, code } = await runHere([...line.split(" "), "--folder", join(folder, "lake")]);
    expect(told[0]).toBe(`Content lake: ${join(folder, "lake")}`);
    expect(failure).toContain(message);
    expect(code).toBe(message === noLake ? 2 : 1);
    expect(await readdir(folder)).toEqual([]);
  },
);
