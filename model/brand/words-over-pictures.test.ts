import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastOf, mixed } from "./colour-contrast.ts";
import { samplePalette } from "./identity.ts";
import { isDark } from "./palette-tokens.ts";
import { readablePalette, TEXT } from "./readable-palette.ts";
import { filmShade, shadesIn, wordsOverPictures } from "./words-over-pictures.ts";

const film = { src: "/files/label/production/a.mp4", type: "video/mp4" };
const poster = { src: "/images/a.jpg", width: 16, height: 9, alt: "" };

test("where nothing was uploaded there is no rule", () =>
  expect(wordsOverPictures(samplePalette, undefined, new Set())).toBe(""));

test("a film is as dark as its first picture, light where it has none, and needs no ground where that is calm", () => {
  expect(filmShade({ sources: [film], poster: { ...poster, shade: "dark" } })).toBe("dark");
  expect(filmShade({ sources: [film] })).toBe("light");
  expect(filmShade({ sources: [film], poster })).toBeUndefined();
  expect(filmShade({ sources: [] })).toBeUndefined();
});

test("pictures are found wherever they stand in the texts", () => {
  const texts = { a: [{ picture: { ...poster, shade: "dark" } }], b: { c: { shade: "light" } }, d: null };
  expect(shadesIn(texts)).toEqual(new Set(["dark", "light"]));
});

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test.each([
  ["dark", "ink", "paper", "#ffffff"],
  ["light", "paper", "ink", "#000000"],
] as const)("over a %s picture a ground of %s is under words in %s", (shade, ground, words, worst) =>
  fc.assert(
    fc.property(colour, colour, (paper, ink) => {
      const { palette } = readablePalette({ paper, ink });
      fc.pre(!isDark(palette));
      const rules = wordsOverPictures(palette, shade, new Set([shade]));
      const shares = [...rules.matchAll(/rgb\([\d ]+\/([\d.]+)\)/g)].map(([, share]) => Number(share));
      expect(shares).toHaveLength(4);
      for (const share of shares)
        expect(contrastOf(palette[words], mixed(worst, palette[ground], share))).toBeGreaterThanOrEqual(TEXT);
      expect(rules.includes(`--ink:${palette.paper}`)).toBe(shade === "dark");
    }),
    { numRuns: 200 },
  ),
);
