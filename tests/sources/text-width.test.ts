import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Blob, Buffer, Face, Font, shape, Variation } from "harfbuzzjs";
import { expect, test } from "vitest";
import { displayMetrics } from "#app/label/brand/type-metrics.ts";
import { typePairingNames, typePairings } from "#app/label/brand/type-pairings.ts";
import { displayWidth } from "#app/site/text-width.ts";
import { widthOf } from "#app/ui/title.tsx";
import { root } from "#scripts/prepare.mjs";

const drawnWidth = await openFace("bodoni-moda");

const words = ["Embroidered Dresses", "Séraphine", "Maison Alexandrine", "Anne-Sophie", "L’Été, Œuvre"];
const names = ["MAISON ALEXANDRINE", "LIOR", "WILHELMINA & MÖWE", "Séraphine", "Complimentary shipping"];
const titles = "Embroidered Dresses Complimentary Questions, answered Something queen. Séraphine borrowed,";

test("each letter is estimated as wide as it is in the font", () => {
  for (const letter of "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    expect(displayWidth(letter), letter).toBeCloseTo(drawnWidth(letter), 1.9);
});

test("words are estimated as wide as they are drawn, or a little wider", () => {
  for (const word of words) expectWithin(displayWidth(word), drawnWidth(word), [0.99, 1.06], word);
});

test("words of a title are estimated a little too wide, never too narrow", () => {
  for (const word of titles.split(" ")) expectWithin(widthOf(word), drawnWidth(word), [1, 1.15], word);
});

test.each(typePairingNames)("words set as %s are estimated as wide as they are drawn", async (pairing) => {
  const { display } = typePairings[pairing];
  const drawn = await openFace(display);
  const [[adjusted]] = displayMetrics[display].adjusted;
  for (const name of names)
    expectWithin(displayWidth(name, pairing), (drawn(name) * adjusted) / 100, [0.98, 1.1], name);
});

function expectWithin(estimated: number, drawn: number, [least = 1, most = 1]: number[], words: string) {
  expect(estimated / drawn, words).toBeGreaterThan(least);
  expect(estimated / drawn, words).toBeLessThan(most);
}

/** Answers the width of a text in em, at the optical size of titles. */
async function openFace(family: string) {
  const bytes = await readFile(join(root, `app/styles/fonts/${family}.ttf`));
  const face = new Face(new Blob(new Uint8Array(bytes).buffer), 0);
  const font = new Font(face);
  font.setVariations([new Variation("opsz", 30)]);
  return (text: string) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const advance = buffer.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
    return advance / face.upem;
  };
}
