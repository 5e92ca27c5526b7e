import { expect, test } from "vitest";
import { isTestCode, readSourceFiles, type SourceFile } from "#tests/support/source-files.ts";

/** A name says what it holds, then how it came about: "knownSizes", and not "known". `left` may be a coordinate. */
const bare = new Set("said told asked known shown found written given meant begun".split(" "));

test("no constant is called by a participle alone", async () => {
  const files = await readSourceFiles((path) => !isTestCode(path) && !/^(bench|scripts)\//.test(path));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(bareNamesIn)).toEqual([]);
});

function bareNamesIn({ path, text }: SourceFile): string[] {
  return Array.from(text.matchAll(/\b(?:const|let) (\w+)\b/g), ([, name = ""]) => name)
    .filter((name) => bare.has(name))
    .map((name) => `${path}: ${name}`);
}
