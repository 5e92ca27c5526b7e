import { expect, test } from "vitest";
import { samplePalette } from "#model/brand/identity.ts";
import type { OutlineText } from "#server/pictures/open-graph/text-outline.ts";
import { iconSvg } from "./label-icons.ts";

const outline: OutlineText = (text, { size }) =>
  text === "Щ"
    ? undefined
    : {
        svg: `<path id="${text}-${size}"/>`,
        width: text.length * size,
        // Two thirds as high as it is wide, and hanging below the line by half.
        ink: { left: 0, right: size / 2, top: -size / 6, bottom: size / 6 },
      };

const icon = (letters: string, ownLetters?: string) =>
  iconSvg({ letters, ownLetters, palette: samplePalette }, outline, 0.66);

test("an icon has the label's letters, smaller where they need more room", () => {
  expect(icon("A")).toContain('id="A-32"');
  expect(icon("ML")).toContain('id="ML-17"');
});

test("letters that hang together fill the oval's inside, with their ink in its middle", () => {
  const [, x, y, size] = /translate\(([\d.]+) ([\d.]+)\)"><path id="د-([\d.]+)"/.exec(icon("د")) ?? [];
  expect(Number(size)).toBe(60);
  expect([Number(x), Number(y)]).toEqual([56 / 2 - 60 / 4, 68 / 2]);
});

test("a lozenge stands for letters that the font does not have, and for none", () => {
  const shapes = (svg: string) => svg.match(/<path /g)?.length;
  expect([icon("Щ"), shapes(icon("Щ"))]).toEqual([icon(""), 2]);
});

test("letters that only the device's fonts have are written", () => {
  expect(icon("", "Щ")).toMatch(/<text [^>]*font-size="32"[^>]*>Щ<\/text>/);
  expect(icon("", "𝓛")).toMatch(/<text [^>]*font-size="32"[^>]*>𝓛<\/text>/);
});
