import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";

/** A name written where it is used: `aria-label="Close"`, `label={"Close"}`, `label={`Next in …`}`, `>Close</button>`. */
const writtenName =
  /\b(?:aria-label|label|title|placeholder)=(?:\{?"[^"]*[A-Za-z]{2}[^"]*"|\{`[^`$]*[A-Za-z]{2})|>\s*[A-Z][a-z]+(?: [\w’']+)*[.?!…]?\s*<\//g;

/** Part of Studio, which speaks English. */
const ofStudio = "app/content-check/content-check.tsx";

test("components take the names of their controls from words/", () => {
  const files = globSync("app/**/*.tsx", { cwd: root }).filter(
    (file) => !file.endsWith(".test.tsx") && file !== ofStudio,
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => namesIn(file, readFileSync(join(root, file), "utf8")))).toEqual([]);
  const written =
    '<nav aria-label="Menu"><b aria-label={`Next in`} title={"Close it"}>\n Close the film\n</b>';
  expect(namesIn("here", written), "what it looks for").toHaveLength(4);
});

function namesIn(file: string, source: string): string[] {
  return Array.from(source.matchAll(writtenName), ([name]) => `${file}: ${name}`);
}
