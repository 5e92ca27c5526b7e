import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runHere } from "../testing/run-here.ts";
import { inLake, openLake, temporaryFolder } from "../testing/test-lake.ts";

async function lakeAndFile(text: string) {
  const [folder, file] = [await temporaryFolder(), await temporaryFolder("label.ndjson")];
  await writeFile(file, text);
  return { folder, file };
}

test("an export that cannot be written says why in a sentence, and leaves no copy of the documents behind", async () => {
  const [folder, temporary] = [await temporaryFolder(), await temporaryFolder()];
  await inLake(folder, () => Promise.resolve());
  const archive = join(temporary, "label.tar.gz");
  await mkdir(archive);
  await writeFile(join(archive, "something"), "");
  const { failure, code } = await runHere(["export", archive, "--folder", folder], { TMPDIR: temporary });
  expect([failure, code]).toEqual([expect.stringMatching(/^EISDIR[^\n]*$/), 1]);
  expect(await readdir(temporary)).toEqual(["label.tar.gz"]);
});

test("an import into a shop that does not run says what to do", async () => {
  const { folder, file } = await lakeAndFile("");
  const { failure } = await runHere(["import", file, "--url", "http://127.0.0.1:1", "--folder", folder]);
  expect(failure).toContain("Nothing answers at http://127.0.0.1:1: start the shop");
});

test("an import into a lake that runs says how it is done, and changes nothing", async () => {
  const { folder, file } = await lakeAndFile('{"_id":"gown","_type":"product"}');
  const lake = await openLake({ folder });
  const { failure, code } = await runHere(["import", file, "--folder", folder]);
  expect(failure).toContain(`${folder} is in use.`);
  expect(failure).toContain("--url http://localhost:3000");
  expect([code, lake.revision]).toEqual([1, ""]);
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
  ["set-password  ", /^This command needs a name behind it\. With npm run, write it after "--"\.$/],
])("%s says what is wrong", async (line, message) => {
  const folder = await temporaryFolder("lake");
  const { failure, code } = await runHere([...line.split(" "), "--folder", folder]);
  expect([failure, code]).toEqual([expect.stringMatching(message), 2]);
});

test.each(["--help", "help", "tokens --help"])("%s says how the lake's commands are called", async (line) => {
  const { output, errorLines, code } = await runHere(line.split(" "));
  expect([output, errorLines, code]).toEqual([expect.stringMatching(/^Usage: content-lake /), [], 0]);
});

const noLake = "There is no content lake in";

const withoutLake = `set-password Mara|people list|people role Mara viewer|people revoke Mara|people remove Mara
tokens create window|tokens list|tokens revoke window|tokens remove window|export label.tar.gz|backup copy`;

test.each<[string, string, number]>([
  ...withoutLake.split(/[|\n]/).map((line): [string, string, number] => [line, noLake, 2]),
  ["import nothing.tar.gz", "nothing.tar.gz", 1],
  ["restore copy", "There is no backup in", 1],
])(
  "%s says first which folder it is about, and does nothing in one that was never a lake's",
  async (line, message, exit) => {
    const folder = await temporaryFolder();
    const { errorLines, failure, code } = await runHere([
      ...line.split(" "),
      "--folder",
      join(folder, "lake"),
    ]);
    expect(errorLines[0]).toBe(`Content lake: ${join(folder, "lake")}`);
    expect([failure, code]).toEqual([expect.stringContaining(message), exit]);
    expect(await readdir(folder)).toEqual([]);
  },
);
