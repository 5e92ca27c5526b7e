import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";
import { repositoryFiles } from "#tests/support/source-files.ts";

/** A comment with such a beginning has no subject of its own. */
const fragments =
  /(?:^|[\s{(,;])(?:\/\*\*?|\/\/)[\s*]*((?:Of|In|As|With|For|By|From|Among|Between|Over|What|Without|Until)\b.*)/gm;

test("a comment begins with its subject, and not with a bare preposition", () => {
  const files = repositoryFiles("*.ts", "*.tsx", "*.mjs", "*.css");
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((path) => fragmentsIn(path))).toEqual([]);
});

function fragmentsIn(path: string): string[] {
  const source = readFileSync(join(root, path), "utf8").replace(/(?<=^[ \t]*\/\/.*)\n[ \t]*\/\//gm, "");
  return Array.from(source.matchAll(fragments), ([, comment]) => `${path}: ${comment}`);
}
