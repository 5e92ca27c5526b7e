import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";
import { isTestCode, repositoryFiles } from "#tests/support/source-files.ts";

/** Tests and their support have at most so many lines, with room for an honest one. Each promise is proved once, at the lowest level. */
const MOST_LINES = {
  words: 200,
  model: 8_650,
  content: 1_200,
  app: 5_100,
  server: 10_400,
  studio: 2_700,
  lake: 11_900,
  packages: 1_300,
  sample: 300,
  "tests/deep": 7_000,
  "tests/journeys": 1_400,
  "tests/requests": 2_850,
  "tests/studio": 3_900,
  "tests/support": 4_100,
  tests: 13_900,
};

test("the tests of no folder grow beyond its lines", () => {
  const lines = new Map<string, number>();
  for (const path of repositoryFiles("*.ts", "*.tsx").filter(isTestCode)) {
    const folder = Object.keys(MOST_LINES).find((name) => path.startsWith(`${name}/`)) ?? "elsewhere";
    const count = readFileSync(join(root, path), "utf8").split("\n").length - 1;
    lines.set(folder, (lines.get(folder) ?? 0) + count);
  }
  const tooLong = Object.entries(MOST_LINES).filter(([folder, most]) => (lines.get(folder) ?? 0) > most);
  expect(tooLong.map(([folder, most]) => `${folder}: ${lines.get(folder)} lines, at most ${most}`)).toEqual(
    [],
  );
  expect([...lines.keys()].filter((folder) => !(folder in MOST_LINES))).toEqual([]);
});
