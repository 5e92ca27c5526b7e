import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { exportTable } from "#server/command/export-table.ts";
import { importTable } from "#server/command/import-table.ts";
import { runCaptured } from "./support/captured-command.ts";
import { editorOf, openLake } from "./support/lake.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

let folder: string;

beforeEach(async () => {
  folder = temporaryFolder();
  await sharp({ create: { width: 960, height: 1200, channels: 3, background: "#e6c4ba" } })
    .jpeg()
    .toFile(join(folder, "front.jpg"));
});

async function write(...lines: string[]): Promise<string> {
  const file = join(folder, "dresses.csv");
  await writeFile(file, lines.join("\n"));
  return file;
}

/** The settings of a shop whose content is in a lake at another address. */
async function openHost() {
  const lake = await openLake();
  const token = lake.issueToken({ name: "import", role: "editor" });
  const environment = { DATA_DIR: folder, SANITY_API_HOST: await lake.serve(), SANITY_WRITE_TOKEN: token };
  const names = () => editorOf(lake).fetch<string[]>('*[_type == "product"] | order(name).name');
  return { environment, names };
}

const heading = "name;collection;picture";

test("a table is imported: what is new is listed, then what was stored", async () => {
  const { environment, names } = await openHost();
  const file = await write(heading, "Ada;Tulle dresses;front.jpg");
  const { status, said, warned } = await runCaptured(importTable, [file, "--pictures", folder], environment);
  expect([status, warned]).toEqual([0, []]);
  expect(said).toEqual([
    expect.stringMatching(/new +Ada \(\/product\/ada\)/),
    expect.stringMatching(/note +Price: .* Ada$/),
    expect.stringMatching(/note +Sizes: .* Ada$/),
    expect.stringMatching(/note +Main picture: Describe the picture, .* Ada$/),
    expect.stringMatching(/note +Description: .* Ada$/),
    "Imported: 1 new, 0 changed, 0 unchanged; 1 picture stored.",
  ]);
  expect(await names()).toEqual(["Ada"]);
});

test("what was imported is written as a table, once, which imports nothing new", async () => {
  const { environment } = await openHost();
  const file = await write(heading, "Ada;Tulle dresses;front.jpg");
  await runCaptured(importTable, [file, "--pictures", folder], environment);
  const table = join(folder, "written.csv");
  const { status, said } = await runCaptured(exportTable, ["--table", table], environment);
  expect([status, said]).toEqual([0, [`Wrote ${table}: one dress a row, 1 in all.`]]);
  const again = await runCaptured(importTable, [table], environment);
  expect(again.said).toEqual(["Imported: 0 new, 0 changed, 1 unchanged; 0 pictures stored."]);
  expect((await runCaptured(exportTable, ["--table", table], environment)).status).toBe(1);
  expect((await runCaptured(exportTable, [], environment)).warned).toEqual([
    "--table needs the name of a file.",
  ]);
});

test("a dry run says what would be imported, and imports nothing", async () => {
  const { environment, names } = await openHost();
  const file = await write(heading, "Ada;Tulle dresses;front.jpg");
  const words = ["--dry-run", file, "--pictures", folder];
  const { status, said } = await runCaptured(importTable, words, environment);
  expect([status, said.at(-1)]).toEqual([
    0,
    "Would import 1 new, 0 changed, 0 unchanged; 1 picture to store. Nothing was changed.",
  ]);
  expect(await names()).toEqual([]);
});

test("a table with a fault is not imported, and each fault is said", async () => {
  const { environment, names } = await openHost();
  const file = await write(heading, "Ada;Tulle dresses;front.jpg", "Bea;Lace;front.jpg");
  const { status, said, warned } = await runCaptured(importTable, [file, "--pictures", folder], environment);
  expect([status, said]).toEqual([1, []]);
  expect(warned).toEqual([
    expect.stringMatching(/dresses\.csv cannot be imported:\n {2}row 3, column “collection”: /),
    "Nothing was imported.",
  ]);
  expect(await names()).toEqual([]);
});

test("the empty table is written once, and what each column takes is said", async () => {
  const file = join(folder, "empty.csv");
  const { status, said } = await runCaptured(importTable, ["--template", file]);
  expect([status, said]).toEqual([
    0,
    [expect.stringMatching(/^Wrote .*empty\.csv: one dress a row\. .*\n {2}name +Aurélie \(required\)\n/)],
  ]);
  expect(await readFile(file, "utf8")).toMatch(/^\uFEFF"name","address","collection",/);
  await writeFile(file, "filled in");
  expect(await runCaptured(importTable, ["--template", file])).toMatchObject({ status: 1, said: [] });
  expect(await readFile(file, "utf8")).toBe("filled in");
});

test("a table without a dress is told from one with a fault", async () => {
  const none = await write(heading);
  expect((await runCaptured(importTable, [none])).warned).toEqual([`There is nothing in ${none}.`]);
  const { environment } = await openHost();
  const broken = await write(`${heading};name`);
  const { warned } = await runCaptured(importTable, [broken], environment);
  expect(warned[0]).toContain("row 1, column “name”: appears twice");
});

test.each([[[]], [["one.csv", "two.csv"]]])("for %j the command says what it needs", async (words) => {
  const { status, warned } = await runCaptured(importTable, words);
  expect([status, warned]).toEqual([2, ["This command needs one file."]]);
});

test("of a table that is not there it is said where it was looked for", async () => {
  const { status, warned } = await runCaptured(importTable, ["labels/nowhere.csv"]);
  expect([status, warned]).toEqual([
    1,
    [`There is no file ${resolve("labels/nowhere.csv")} that this account may read.`],
  ]);
});

test("a shop that has not been started has no content to import into, and gets none by the way", async () => {
  const file = await write(heading, "Ada;Tulle dresses;front.jpg");
  const data = join(folder, "data");
  const { status, warned } = await runCaptured(importTable, [file], { DATA_DIR: data });
  expect([status, warned]).toEqual([1, [expect.stringContaining(`There is no content in ${data} yet`)]]);
  expect(existsSync(data)).toBe(false);
});

test("hosted content is not written without a token for it", async () => {
  const file = await write(heading, "Ada;Tulle dresses;front.jpg");
  const { status, warned } = await runCaptured(importTable, [file], { SANITY_PROJECT_ID: "abc123" });
  expect([status, warned]).toEqual([1, [expect.stringContaining("SANITY_WRITE_TOKEN is not set")]]);
});
