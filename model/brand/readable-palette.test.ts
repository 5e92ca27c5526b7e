import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastOf, mixed } from "./colour-contrast.ts";
import { paletteRoles, samplePalette } from "./identity.ts";
import { isDark, paletteTokens, printPalette } from "./palette-tokens.ts";
import { CONTROL, faultInWords, readablePalette, TEXT } from "./readable-palette.ts";

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const choice = fc.record(
  { paper: colour, ink: colour, ground: colour, inkSoft: colour, accent: colour, line: colour },
  { requiredKeys: [] },
);

test("on a dark page lines that nobody has chosen are quiet, as the sample label's are on its own", () => {
  const { palette } = readablePalette({ paper: "#101418", ink: "#f4f1ea" });
  expect(contrastOf(palette.line, palette.paper)).toBeLessThan(2);
  expect(readablePalette({}).palette).toEqual(samplePalette);
});

test("an accent that stands out too little by a hair is a hair darker, and no other colour", () => {
  const label = { paper: "#fbe9d7", ink: "#2e1608", ground: "#b9886a", accent: "#8a1f2e" };
  const [fault] = readablePalette(label).faults;
  expect(fault).toMatchObject({ role: "accent", against: "ground" });
  const { accent, ground } = readablePalette(label).palette;
  expect(contrastOf(accent, ground)).toBeGreaterThanOrEqual(CONTROL);
  expect(contrastOf(accent, label.accent), "nobody sees the difference").toBeLessThan(1.15);
  expect(readablePalette({ ...label, accent: "#d98c8c" }).palette.accent).not.toMatch(/^#d/);
});

test("of any colours, what is written can be read, on every ground that it stands on", () =>
  fc.assert(
    fc.property(choice, (chosen) => {
      const { palette } = readablePalette(chosen);
      const shown = { ...sampleTokens, ...paletteTokens(palette) };
      for (const [text, ground, least] of readings) {
        const contrast = contrastOf(shown[text] ?? "", shown[ground] ?? "");
        expect(contrast, `${text} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
      const edge = Number(/([\d.]+)\)$/.exec(shown["--swatch-edge"] ?? "")?.[1]);
      const edgeColour = mixed(palette.paper, palette.ink, edge);
      expect(contrastOf(edgeColour, palette.paper)).toBeGreaterThanOrEqual(CONTROL);
    }),
    { numRuns: 200 },
  ));

test("of any colours, on a dark page pictures are dimmed until words over them can be read, whatever they show", () =>
  fc.assert(
    fc.property(choice, (chosen) => {
      const { palette } = readablePalette(chosen);
      fc.pre(isDark(palette));
      const share = Number(/ ([\d.]+)\)$/.exec(paletteTokens(palette)["--over-picture"] ?? "")?.[1]);
      expect(contrastOf(palette.ink, mixed("#ffffff", palette.paper, share))).toBeGreaterThanOrEqual(TEXT);
    }),
    { numRuns: 200 },
  ));

test("of any colours, what can be read is taken as it is chosen, and what cannot is named", () =>
  fc.assert(
    fc.property(choice, (chosen) => {
      const { palette, faults } = readablePalette(chosen);
      const refused = new Set(faults.map(({ role }) => role));
      const taken = paletteRoles.filter((role) => chosen[role] !== undefined && !refused.has(role));
      for (const role of taken) expect(palette[role]).toBe(chosen[role]);
      for (const { role, against, ratio, least } of faults) {
        expect(contrastOf(chosen[role] ?? "", palette[against])).toBe(ratio);
        expect(ratio).toBeLessThan(least);
      }
    }),
    { numRuns: 200 },
  ));

test("a dark palette is printed in ink on white", () =>
  fc.assert(
    fc.property(choice, (chosen) => {
      const printed = printPalette(readablePalette(chosen).palette);
      fc.pre(printed !== undefined);
      expect(readablePalette(printed ?? {})).toEqual({ palette: printed, faults: [] });
    }),
    { numRuns: 200 },
  ));

test("the sample label's colours are chosen well, and change no token", () => {
  expect(readablePalette(samplePalette)).toEqual({ palette: samplePalette, faults: [] });
  expect(paletteTokens(samplePalette)).toEqual({});
  expect(printPalette(samplePalette)).toBeUndefined();
});

test("each role falls back by itself: to the sample label's, or to what can be read beside the others", () => {
  const { palette, faults } = readablePalette({ paper: "#14110f", ink: "#f4efe8", accent: "#5a1f2b" });
  expect(palette).toMatchObject({ paper: "#14110f", ink: "#f4efe8", accent: "#f4efe8" });
  expect(faults.map(({ role }) => role)).toEqual(["accent"]);
  expect(faults.map(faultInWords)).toEqual(["has a contrast of 1.49:1 with paper; it needs 4.5:1"]);
  expect(readablePalette({ accent: "#eeeeee" }).palette).toEqual(samplePalette);
  expect(readablePalette({ paper: "#14110f" }).palette.ink).toBe(samplePalette.paper);
});

/** Those of styles/tokens.css that letters are written in, or on. */
const sampleTokens: Record<string, string> = {
  "--paper": samplePalette.paper,
  "--paper-deep": "#ece4d9",
  "--ground": samplePalette.ground,
  "--ground-light": "#d2c8bb",
  "--ink": samplePalette.ink,
  "--ink-soft": samplePalette.inkSoft,
  "--ink-faint": "#b9aea2",
  "--accent": samplePalette.accent,
  "--swatch-edge": "rgb(var(--ink-rgb) / 0.56)",
};

const readings: [text: string, ground: string, least: number][] = [
  ["--ink", "--paper", TEXT],
  ["--ink", "--paper-deep", TEXT],
  ["--ink", "--ground", TEXT],
  ["--ink", "--ground-light", TEXT],
  ["--ink-soft", "--paper", TEXT],
  ["--ink-soft", "--paper-deep", TEXT],
  ["--accent", "--paper", TEXT],
  ["--accent", "--paper-deep", TEXT],
  ["--accent", "--ground", CONTROL],
  ["--ink-faint", "--ink", TEXT],
];
