import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openDataFolder } from "./data-folder.ts";

function folderWith(...files: string[]): string {
  const folder = temporaryFolder();
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
  return folder;
}

test("a folder that is missing is made", () => {
  const folder = join(temporaryFolder(), "a", "shop");
  expect(openDataFolder(folder)).toBe(`DATA_DIR: ${folder}, new`);
  expect(existsSync(folder)).toBe(true);
});

test.each<[string, string[]]>([
  ["new", []],
  ["new", ["newsletter-secret"]],
  ["new", ["lost+found/1"]],
  ["new", ["lake/lock", "clock", "clock.new", "enquiries/lock", "counts/counts.sqlite"]],
  ["in use", ["lake/lake.sqlite", "notes of the owner.txt"]],
  ["in use", ["enquiries/outbox.sqlite", "pictures/a.jpg"]],
  ["in use", ["enquiries", "preview-secret", "pictures/a.jpg"]],
  ["in use", ["last-good-abc123-production.json"]],
])("%s: %j", (state, files) => {
  const folder = folderWith(...files);
  expect(openDataFolder(folder)).toBe(`DATA_DIR: ${folder}, ${state}`);
});

test.each([
  ["data.ndjson"],
  ["pictures/wedding.jpg"],
  ["newsletter-secret", "lakeside.jpg"],
  [".git/config"],
])("a folder with %s was never a shop's, and is refused with the way on", (...files) => {
  const folder = folderWith(...files);
  expect(() => openDataFolder(folder)).toThrow(
    /^\/\S+ has files, such as \S+, and no shop has ever used it: say with DATA_DIR/,
  );
});

test.each([
  ["a file", () => join(folderWith("shop"), "shop")],
  ["below a file", () => join(folderWith("shop"), "shop", "data")],
])("a folder that is %s is said to be unusable, in one sentence", (_what, folder) => {
  const path = folder();
  expect(() => openDataFolder(path)).toThrow(`This account may not use ${path} (E`);
});

const failing = (code: string) => () => {
  throw Object.assign(new Error(`${code}: not to be written`), { code });
};

test("a folder that cannot be written is refused, unless it has a catalogue to show", () => {
  const empty = folderWith("lake/lake.sqlite");
  expect(() => openDataFolder(empty, failing("EROFS"))).toThrow(`This account may not use ${empty} (EROFS: `);
  const shown = folderWith("last-good-abc123-production.json");
  expect(openDataFolder(shown, failing("EROFS"))).toBe(`DATA_DIR: ${shown}, in use`);
});
