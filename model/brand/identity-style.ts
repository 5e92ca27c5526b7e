import {
  arabicFaces,
  arabicFamilies,
  arabicMonogram,
  arabicRules,
  arabicTokens,
  isInArabicLetters,
} from "./arabic-type.ts";
import { ENTRY_ANIMATION_MS, type Identity } from "./identity.ts";
import { paletteTokens, printPalette } from "./palette-tokens.ts";
import { type FontUrls, fontFaces, fontTokens, SAMPLE_PAIRING, typePairings } from "./type-pairings.ts";
import { svgUrl, type WordmarkSvg } from "./wordmark-svg.ts";

/** Forced colours may be light or dark, and what the browser draws in a field must be seen on both. */
const FORCED = "@media (forced-colors:active){:root{color-scheme:light dark}}";

/**
 * Writes the label's own values of the tokens in styles/tokens.css, and only those that differ, since they stand in
 * every document. Print is ink on white paper, even for a dark screen.
 */
export function identityStyle(
  { palette, monogram, entryAnimationMs, wordmarkSvg, pairing }: Identity,
  urlOf: FontUrls,
  isArabic = isInArabicLetters(),
): string {
  const printed = printPalette(palette);
  const colours = paletteTokens(palette);
  const isOwn = pairing !== SAMPLE_PAIRING;
  const faces =
    (isOwn ? fontFaces(typePairings[pairing], urlOf) : "") +
    (isArabic ? arabicFaces(urlOf) + arabicRules() : "");
  const always = {
    ...(isOwn || isArabic ? fontTokens(typePairings[pairing], isArabic ? arabicFamilies : undefined) : {}),
    ...(isArabic ? arabicTokens : {}),
    "--monogram": `"${monogram}"`,
    ...(wide.test(monogram) ? wideLetterSizes : letterSizes)[Array.from(monogram).length],
    ...arabicMonogram(monogram),
    ...(wordmarkSvg ? drawnWordmark(wordmarkSvg) : {}),
    ...(entryAnimationMs === ENTRY_ANIMATION_MS ? {} : { "--entry-animation-time": `${entryAnimationMs}ms` }),
  };
  if (!printed) return faces + inTokens(rootRule({ ...always, ...colours }));
  return (
    faces +
    inTokens(
      `${rootRule(always)}@media screen{${rootRule(colours)}}@media print{${rootRule(paletteTokens(printed))}}${FORCED}`,
    )
  );
}

/** The sizes of two or three letters in the place of one, by their number. */
const letterSizes: Record<number, Record<string, string>> = {
  2: { "--size-letters": "0.6em" },
  3: { "--size-letters": "0.4em" },
};

/** The same for wide letters, such as Chinese and Cyrillic ones, or W beside M. */
const wideLetterSizes: typeof letterSizes = {
  2: { "--size-letters": "0.5em" },
  3: { "--size-letters": "0.34em" },
};

const wide = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Arabic}\p{Script=Hebrew}]|[MWÆŒ].?[MWÆŒ]/u;

/** A drawing covers the letters, which can still be read out and copied (site/wordmark.module.css). */
function drawnWordmark(svg: WordmarkSvg) {
  return {
    "--wordmark": svgUrl(svg),
    "--wordmark-ratio": String(svg.ratio),
    "--wordmark-drawn": '""',
    "--wordmark-letters": "0",
  };
}

function inTokens(rules: string): string {
  return `@layer tokens{${rules}}`;
}

function rootRule(declarations: Record<string, string>): string {
  const writtenDeclarations = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return writtenDeclarations.length > 0 ? `:root{${writtenDeclarations.join(";")}}` : "";
}
