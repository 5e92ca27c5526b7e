import sharp from "sharp";
import { expect, test } from "vitest";
import { projectPaths } from "#server/project-paths.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { DRESS, drawSocialPicture, SOCIAL, type SocialTexts } from "./draw-social-picture.ts";
import { type Line, openTextOutliner } from "./text-outline.ts";

const { identity } = sampleTexts;
const outlineText = await openTextOutliner(projectPaths.fonts, identity.pairing);

/** Tells for each row and column of a picture whether there is ink in it. */
async function inked(texts: SocialTexts, isMirrored = false) {
  const bytes = await drawSocialPicture(undefined, texts, identity, outlineText, isMirrored);
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isInk = (x: number, y: number) => (data[y * info.width + x] ?? 255) < 150;
  const [columns, rows] = [SOCIAL.width, SOCIAL.height].map((length) =>
    Array.from({ length }, (_, at) => at),
  );
  return {
    rows: rows?.map((y) => columns?.some((x) => isInk(x, y))) ?? [],
    columns: columns?.map((x) => rows?.some((y) => isInk(x, y))) ?? [],
  };
}

test.each([
  "Silk and Tulle Robe",
  "The Long Robe of Silk and Tulle in the Colour of a Late June",
  "Donaudampfschifffahrtsgesellschaft und noch eine",
  "word ".repeat(100).trim(),
])("“%s” stands beneath the wordmark and beside the dress", async (title) => {
  const { rows, columns } = await inked({ title, wordmark: "Auvrane" });
  // The margin, the wordmark, and what parts the two.
  expect(rows.slice(0, 60)).not.toContain(true);
  expect(rows.slice(66, 94)).toContain(true);
  expect(rows.slice(100, 120)).not.toContain(true);
  expect(rows.slice(520, 566)).toContain(true);
  expect(columns.slice(0, 60)).not.toContain(true);
  expect(columns.slice(SOCIAL.width - DRESS.width - 60)).not.toContain(true);
});

test.each([
  ["Wilhelmine von Hohenschwangau", 2],
  ["BRAUTMANUFAKTUR SCHWARZENBACH & TÖCHTER", 3],
  ["Aurélie", 1],
])("“%s” stands in %d lines: no short word has one of its own", async (title, count) => {
  const { rows } = await inked({ title, wordmark: "Auvrane" });
  // A line begins where ink follows a row without any; accents and dots may stand apart from their letters.
  const bands = rows.slice(120).flatMap((has, y, all) => (has && !all[y - 1] ? [y] : []));
  const lines = bands.filter((y, at) => y - (bands[at - 1] ?? -99) > 30);
  expect(lines).toHaveLength(count);
});

test("a name of forty letters is no wider than its column, above a title and as one", async () => {
  const name = "Maison Wilhelmina Wolkenstein-Trostburgs";
  for (const texts of [{ title: "Aurélie", wordmark: name }, { title: name.toUpperCase() }]) {
    const { columns } = await inked(texts);
    expect(columns.slice(SOCIAL.width - DRESS.width - 60)).not.toContain(true);
  }
});

test.each(["فساتين التول المطرّزة Aurélie", "دار ليور 2027"])("“%s” stands on the right", async (title) => {
  const { columns, rows } = await inked({ title, wordmark: "Auvrane" }, true);
  expect(columns.slice(SOCIAL.width - 60)).not.toContain(true);
  expect(columns.slice(SOCIAL.width - 100, SOCIAL.width - 60)).toContain(true);
  expect(columns.slice(0, DRESS.width + 60)).not.toContain(true);
  expect(rows.slice(66, 94)).toContain(true);
});

test.each([
  ["فستان Lia", ["Lia", " ", "فستان"]],
  ["فستان Lia تول", ["تول", " ", "Lia", " ", "فستان"]],
  ["Lia فستان 38", ["Lia", " ", "فستان", " ", "38"]],
  ["مجموعة ٢٠٢٧", ["٢", "٠", "٢", "٧", " ", "مجموعة"]],
  ["Lia مجموعة ۲۰۲۷", ["Lia", " ", "۲", "۰", "۲", "۷", " ", "مجموعة"]],
])("the line “%s” has from left to right %j", (text, pieces) => {
  const whole = lineOf(text);
  const lines = pieces.map(lineOf);
  expect(outlinesIn(whole.svg)).toEqual(lines.flatMap(({ svg }) => outlinesIn(svg)));
  expect(whole.width).toBeCloseTo(lines.reduce((sum, { width }) => sum + width, 0));
});

function lineOf(text: string): Line {
  const line = outlineText(text, { size: 100, opticalSize: 30 });
  if (!line) throw new Error(`A letter of “${text}” is missing`);
  return line;
}

/** Outlines of letters, and the empty ones of spaces, in their order. */
function outlinesIn(svg: string): string[] {
  return Array.from(svg.matchAll(/ d="([^"]*)"/g), ([, outline = ""]) => outline);
}
