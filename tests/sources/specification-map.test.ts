import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";

/** Files that `npm test` does not run. */
const slow = /^tests\/(deep|studio|browsers|stress)\/|\.(slow|stress)\.test\.ts$/;

const map = readFileSync(join(root, "docs/specification-map.md"), "utf8");
const rows = map.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| sentence"));

test("every sentence of the specification has a test in the fast lane that shows it", () => {
  expect(rows.length).toBeGreaterThan(90);
  expect(rows.filter((row) => !row.includes("` › "))).toEqual([]);
  const shown = rows.flatMap((row) => [...row.matchAll(/`([^`]+\.tsx?)` › (.+?)(?=<br>| \|$)/g)]);
  const faults = shown.flatMap(([, file = "", title = ""]) =>
    faultsOf(file, title).map((fault) => `${file} › ${title}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

function faultsOf(file: string, title: string): string[] {
  if (slow.test(file)) return ["lies in a slow lane"];
  if (!existsSync(join(root, file))) return ["is not there"];
  const source = readFileSync(join(root, file), "utf8").replace(/^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm, "");
  const found = testsIn(source).filter((test) => test.title === title);
  return [
    ...(found.length === 1 ? [] : [`${found.length} tests have that title`]),
    ...(found.every(({ body }) => /\bexpect\w*[(.]/.test(body)) ? [] : ["it expects nothing"]),
    ...(/\.(skip|skipIf|runIf|todo|fixme|only)\(/.test(source) ? ["some of the file is left out"] : []),
  ];
}

/** Tests, and nothing that merely reads like one: the title is the first word of a call to `test`, or of its table. */
function testsIn(source: string): { title: string; body: string }[] {
  const calls = [...source.matchAll(/(?:^|\s)test(?:\.each\([\s\S]*?\))?\(\s*(["`])((?:\\.|(?!\1).)*)\1/g)];
  return calls.map(({ 2: title = "", index }, place) => ({
    title,
    body: source.slice(index, calls[place + 1]?.index),
  }));
}
