import { readdir, readFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { expect, test } from "vitest";
import { makeLabel } from "#server/command/new-label.ts";
import { runCaptured } from "./support/captured-command.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

async function houseIn(folder: string): Promise<unknown> {
  const [first = ""] = (await readFile(join(folder, "data.ndjson"), "utf8")).split("\n");
  return JSON.parse(first);
}

test("a label is called after its folder, and how to open the shop on it is said", async () => {
  const folder = join(temporaryFolder(), "maison-lior");
  const { status, said, warned } = await runCaptured(makeLabel, [folder]);
  expect([status, warned]).toEqual([0, []]);
  expect(said).toEqual([
    `Wrote ${folder} for “Maison Lior”: the label's settings, four collections, and dresses.csv for the dresses.
Open the shop on it, with Studio:  CONTENT=${folder} DATA_DIR=.data-maison-lior npm run studio`,
  ]);
  const house = await houseIn(folder);
  expect(house).toMatchObject({ _type: "house", name: "Maison Lior" });
  expect(house).not.toHaveProperty("phone");
});

test("its commands name the language that the label begins in", async () => {
  const folder = join(temporaryFolder(), "maison-lior");
  const { said } = await runCaptured(makeLabel, [folder, "--language", "fr"], { SHOP_LANGUAGE: "fr" });
  expect(said[0]).toContain(`with Studio:  SHOP_LANGUAGE=fr CONTENT=${folder} `);
  const guide = await readFile(join(folder, "README.md"), "utf8");
  expect(guide).toContain("`SHOP_LANGUAGE=fr npm run content:import -- ");
});

test("what is said of it is in it: the name without spaces round it, the number's digits, the address", async () => {
  const folder = temporaryFolder();
  const words = ["--name", " Béa ", "--phone", "+41 44 123 45 67", "--email", "a@lior.example", folder];
  expect(await runCaptured(makeLabel, words)).toMatchObject({ status: 0 });
  expect(await houseIn(folder)).toMatchObject({ name: "Béa", phone: "41441234567", email: "a@lior.example" });
});

test.each(["+49 (0)170 1234567", "+49 170 1234567", "+49-(0)-170/1234567"])(
  "%s has no zero behind the code",
  async (phone) => {
    const folder = temporaryFolder();
    expect(await runCaptured(makeLabel, ["--phone", phone, folder])).toMatchObject({ status: 0 });
    expect(await houseIn(folder)).toMatchObject({ phone: "491701234567" });
  },
);

test("a folder is named in the command as it was given, and as the shell reads it", async () => {
  const folder = join(temporaryFolder(), "l'été");
  const given = relative(process.cwd(), folder);
  const { said } = await runCaptured(makeLabel, [given]);
  expect(said[0]).toContain(`Wrote ${given} for “L'été”`);
  expect(said[0]).toContain(`CONTENT='${given.replace("'", "'\\''")}' DATA_DIR='.data-l'\\''été' npm`);
});

test.each([
  ["nothing is named", [], /^This command needs one folder\.$/, 2],
  ["two folders are named", ["one", "two"], /^This command needs one folder\.$/, 2],
  ["a flag is misspelled", ["one", "--nmae", "Lior"], /--nmae/, 2],
  ["the name is long", ["new", "--name", "L".repeat(41)], /^--name: “L{41}” is longer than 40 characters\.$/],
  [
    "the number has no country",
    ["new", "--phone", "044 123 45 67"],
    /^--phone is a number with its country code/,
  ],
  ["the number is none", ["new", "--phone", "none"], /^--phone is a number with its country code/],
  ["the address is none", ["new", "--email", "lior"], /^--email: “lior” is not an email address\.$/],
])("where %s it is said, and nothing is written", async (_, words, message, exit = 1) => {
  const folder = temporaryFolder();
  const inFolder = words.map((word) => (word === "new" ? join(folder, word) : word));
  const { status, said, warned } = await runCaptured(makeLabel, inFolder);
  expect([status, said, warned]).toEqual([exit, [], [expect.stringMatching(message)]]);
  expect(await readdir(folder)).toEqual([]);
});

test("a folder with something in it stays as it is", async () => {
  const folder = temporaryFolder();
  await runCaptured(makeLabel, [folder]);
  const before = await readFile(join(folder, "data.ndjson"), "utf8");
  const { status, warned } = await runCaptured(makeLabel, [folder, "--name", "Another"]);
  expect([status, warned]).toEqual([1, [`There is something in ${folder} already. Name a new folder.`]]);
  expect(await readFile(join(folder, "data.ndjson"), "utf8")).toBe(before);
  // A file is no folder, and the system's own words say so.
  const file = join(folder, "README.md");
  expect((await runCaptured(makeLabel, [file])).warned).toEqual([expect.stringContaining(basename(file))]);
});
