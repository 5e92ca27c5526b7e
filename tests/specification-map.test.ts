import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";

const map = await readFile(join(root, "docs/specification-map.md"), "utf8");
const rows = map.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| sentence"));
const shown = rows.flatMap((row) => [...row.matchAll(/`([^`]+\.ts)` › (.+?)(?=<br>| \|$)/g)]);

test("every sentence of the specification has a test that shows it", () => {
  expect(rows.length).toBeGreaterThan(90);
  for (const row of rows) expect(row).toMatch(/` › /);
});

test.each(shown.map(([, file = "", title = ""]) => ({ file, title })))(
  "$file runs: $title",
  async ({ file, title }) => {
    const source = await readFile(join(root, file), "utf8");
    const found = testsIn(source).filter((found) => found.title === title);
    expect(found, "one test of that title").toHaveLength(1);
    expect(found[0]?.body, "which expects something").toMatch(/\bexpect\w*[(.]/);
    expect(source, "none of the file is left out").not.toMatch(/\.(skip|skipIf|runIf|todo|fixme|only)\(/);
  },
);

/** Tests, and nothing that merely reads like one: the title is the first word of a call to `test`, or of its table. */
function testsIn(source: string): { title: string; body: string }[] {
  const withoutComments = source.replace(/^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm, "");
  const calls = [
    ...withoutComments.matchAll(/(?:^|\s)test(?:\.each\([\s\S]*?\))?\(\s*(["`])((?:\\.|(?!\1).)*)\1/g),
  ];
  return calls.map(({ 2: title = "", index }, place) => ({
    title,
    body: withoutComments.slice(index, calls[place + 1]?.index),
  }));
}
