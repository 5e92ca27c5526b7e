import sharp from "sharp";
import { expect, test } from "vitest";
import { projectPaths } from "#server/project-paths.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { DRESS, drawSocialPicture, SOCIAL, type SocialTexts } from "./draw-social-picture.ts";
import { openTextOutliner } from "./text-outline.ts";

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

test("a name of forty letters is no wider than its column, above a title and as one", async () => {
  const name = "Maison Wilhelmina Wolkenstein-Trostburgs";
  for (const texts of [{ title: "Aurélie", wordmark: name }, { title: name.toUpperCase() }]) {
    const { columns } = await inked(texts);
    expect(columns.slice(SOCIAL.width - DRESS.width - 60)).not.toContain(true);
  }
});

test.each(["فساتين التول المطرّزة Aurélie", "دار ليور 2027"])(
  "“%s” stands on the right, where a page from right to left begins",
  async (title) => {
    const { columns, rows } = await inked({ title, wordmark: "Auvrane" }, true);
    expect(columns.slice(SOCIAL.width - 60)).not.toContain(true);
    expect(columns.slice(SOCIAL.width - 100, SOCIAL.width - 60)).toContain(true);
    expect(columns.slice(0, DRESS.width + 60)).not.toContain(true);
    expect(rows.slice(66, 94)).toContain(true);
  },
);

test.each([
  ["فستان Lia", "Lia"],
  ["فستان Lia تول", "تول"],
  ["Lia فستان 38", "Lia "],
])("the line “%s” begins at its left with “%s”", (text, first) => {
  const svgOf = (words: string) => outlineText(words, { size: 100, opticalSize: 30 })?.svg ?? "";
  expect(svgOf(first)).not.toBe("");
  expect(svgOf(text).startsWith(svgOf(first))).toBe(true);
});
