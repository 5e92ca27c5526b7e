import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Blob, Buffer, Face, Font, shape, Variation } from "harfbuzzjs";
import { expect, test } from "vitest";
import { capitalsLength } from "#app/site/wordmark-length.ts";
import { widthOf } from "#app/ui/title.tsx";
import { displayMetrics } from "#model/brand/type-metrics.ts";
import { typePairingNames, typePairings } from "#model/brand/type-pairings.ts";
import { root } from "#scripts/prepare.mjs";

const names = ["AUVRANE", "MAISON ALEXANDRINE", "LIOR", "WILHELMINA & MÖWE", "ANNE-SOPHIE"];
const titles = "Embroidered Dresses Complimentary Questions, answered Something queen. Séraphine borrowed,";

test("words of a title are estimated a little too wide, never too narrow", async () => {
  const drawnWidth = await openFace("bodoni-moda");
  for (const word of titles.split(" ")) expectWithin(widthOf(word), drawnWidth(word), [1, 1.15], word);
});

test.each(typePairingNames)("a wordmark set as %s is about as long as is estimated", async (pairing) => {
  const { display } = typePairings[pairing];
  const drawn = await openFace(display);
  const [[adjusted]] = displayMetrics[display];
  for (const name of names)
    expectWithin(capitalsLength(name), (drawn(name) * adjusted) / 100, [0.85, 1.15], name);
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
