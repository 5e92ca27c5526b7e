import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";
import { isTestCode, repositoryFiles } from "#tests/support/source-files.ts";

/** Tests and their support have at most so many lines. Each promise is proved once, at the lowest level that can prove it. */
const MOST_LINES = {
  words: 100,
  model: 6_800,
  content: 970,
  app: 4_650,
  server: 8_800,
  studio: 1_560,
  lake: 11_200,
  packages: 1_150,
  sample: 230,
  "tests/deep": 5_970,
  "tests/journeys": 1_280,
  "tests/requests": 2_500,
  "tests/studio": 2_450,
  "tests/support": 3_450,
  tests: 11_370,
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
