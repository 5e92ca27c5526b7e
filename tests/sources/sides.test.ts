import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";

/** Arabic pages begin at the right: only letters' own tracking and a figure that is turned round know left and right. */
const allowed = /^margin-right: calc\(-1 \* var\(--tracking-mark\)\)|^border-width:/;

const named =
  /^(?:margin|padding|border)-(?:left|right)|^(?:text-align|float|clear):.*\b(?:left|right)\b|^transform-origin: (?:0|100%) |\bto (?:left|right)\b|^background.*(?<![-\w])(?:left|right)\b/;

test("no style sheet names a side, which another direction of reading would turn round", async () => {
  const sheets = globSync("app/**/*.css", { cwd: root });
  expect(sheets.length).toBeGreaterThan(20);
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(root, sheet), "utf8")));
  expect(texts.flatMap((text, at) => sidesIn(text).map((found) => `${sheets[at]}: ${found}`))).toEqual([]);
  expect(
    sidesIn(".a { margin-left: 1px; padding: 0 1px 0 calc(1px + 2px); inset: 0 1px; float: inline-start }"),
    "what it looks for",
  ).toEqual(["margin-left: 1px", "padding: 0 1px 0 calc(1px + 2px)"]);
});

function sidesIn(css: string): string[] {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .split(/[;{}]/)
    .map((declaration) => declaration.replace(/\s+/g, " ").trim())
    .filter(
      (declaration) => !allowed.test(declaration) && (named.test(declaration) || isUneven(declaration)),
    );
}

/** Whether a shorthand gives the right another length than the left. */
function isUneven(declaration: string): boolean {
  const [, values = ""] =
    /^(?:margin|padding|inset|border-(?:width|style|color)): (.*)/.exec(declaration) ?? [];
  const [, right, , left] = withoutArguments(values).split(" ");
  return left !== undefined && left !== right;
}

/** Writes functions without their spaces, from the innermost on: a shorthand is divided at the others. */
function withoutArguments(values: string): string {
  const inner = /\(([^()]*)\)/;
  let text = values;
  while (inner.test(text))
    text = text.replace(inner, (_, within: string) => `[${within.replaceAll(" ", "")}]`);
  return text;
}
