import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contrast, luminance } from "#model/brand/colour-contrast.ts";
import { ENTRY_ANIMATION_MS, paletteRoles, samplePalette } from "#model/brand/identity.ts";
import { root } from "#scripts/prepare.mjs";

/**
 * No style sheet but tokens.css names a colour, a type size or a time. Sizes are checked in `font-size`, `font` and
 * `--size-…`; times in `transition` and `animation`. Lengths, leading and tracking may be proportions and are not
 * checked.
 */
type Rule = { what: string; property: RegExp; value: RegExp };

const rules: Rule[] = [
  {
    what: "colour",
    property: /./,
    value:
      /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(?:white|black|red|gr[ae]y|silver|gold)(?![\w-])/i,
  },
  {
    what: "type size",
    property: /^(?:font(?:-size)?|--size-.*)$/,
    value: /\d(?:r?em|px|pt|[csdl]?v[wh]|cq\w+|%)|\bclamp\(/,
  },
  {
    what: "time",
    property: /^(?:transition|animation)/,
    value: /[\d.]m?s\b|\b(?:cubic-bezier|linear|steps)\(|(?<![\w-])ease/,
  },
];

test("style sheets take their colours, type sizes and times from the tokens", async () => {
  const sheets = globSync("app/**/*.css", { cwd: root }).filter((file) => !file.endsWith("tokens.css"));
  expect(sheets.length).toBeGreaterThan(20);
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(root, sheet), "utf8")));
  const raw = texts.flatMap((text, at) => rawValuesIn(text).map((value) => `${sheets[at]}: ${value}`));
  expect(raw).toEqual([]);
  const written =
    ".a { color: #FFF; font: 400 2rem/1 serif; transition: opacity 2s; --size-x: 3vw; margin: 2rem 1px; }";
  expect(rawValuesIn(written), "what it looks for").toEqual([
    "color: #FFF (colour)",
    "font: 400 2rem/1 serif (type size)",
    "transition: opacity 2s (time)",
    "--size-x: 3vw (type size)",
  ]);
});

test("the sample label's identity is that of the tokens", async () => {
  const tokens = await readFile(join(root, "app/styles/tokens.css"), "utf8");
  const chosen = {
    paper: "paper",
    ink: "ink",
    ground: "ground",
    inkSoft: "ink-soft",
    accent: "accent",
    line: "hairline",
  };
  for (const role of paletteRoles)
    expect(tokens, role).toContain(`--${chosen[role]}: ${samplePalette[role]};`);
  expect(tokens).toContain(`--entry-animation-time: ${ENTRY_ANIMATION_MS}ms;`);
});

test("what is told by a colour stands out from its ground as far as it must", async () => {
  const tokens = await readFile(join(root, "app/styles/tokens.css"), "utf8");
  const hex = (name: string) => rgbOf(new RegExp(`--${name}: #(\\w{6});`).exec(tokens)?.[1] ?? "");
  const [, alpha = ""] = /--swatch-edge: rgb\(var\(--ink-rgb\) \/ ([\d.]+)\)/.exec(tokens) ?? [];
  const [paper, ink] = [hex("paper"), hex("ink")];
  const edge = paper.map((part, index) => part + ((ink[index] ?? 0) - part) * Number(alpha));
  expect(contrastOf(hex("ink-soft"), paper), "text, and bullets").toBeGreaterThan(4.5);
  expect(contrastOf(edge, paper), "the edge of a swatch of any colour").toBeGreaterThan(3);
  expect(contrastOf(hex("accent"), paper), "rings of focus").toBeGreaterThan(3);
});

function rawValuesIn(sheet: string): string[] {
  const declarations = sheet.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([\w-]+)\s*:\s*([^;{}]+)[;}]/g);
  return [...declarations].flatMap(([, property = "", value = ""]) =>
    rules
      .filter((rule) => rule.property.test(property) && rule.value.test(value))
      .map(({ what }) => `${property}: ${value.trim()} (${what})`),
  );
}

function rgbOf(hex: string): number[] {
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** The contrast of two colours, from 1 to 21 (WCAG). */
function contrastOf(one: number[], other: number[]): number {
  return contrast(luminance(one), luminance(other));
}
