import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Blob, Buffer, Face, Font, shape, Variation } from "harfbuzzjs";
import { describe, expect, test } from "vitest";
import { displayMetrics } from "#app/label/type-metrics.ts";
import { typePairingNames, typePairings } from "#app/label/type-pairings.ts";
import { displayWidth } from "#app/site/text-width.ts";
import { widthOf } from "#app/ui/title.tsx";
import { root } from "#scripts/prepare.mjs";

const drawnWidth = await openFace("bodoni-moda");

test.each([..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"])(
  "%s is as wide as in the font",
  (letter) => {
    expect(displayWidth(letter)).toBeCloseTo(drawnWidth(letter), 1.9);
  },
);

describe("words", () => {
  test.each(["Embroidered Dresses", "Séraphine", "Maison Alexandrine", "Anne-Sophie", "L’Été, Œuvre"])(
    "%s comes out as wide as it is drawn, or a little wider",
    (words) => {
      expect(displayWidth(words)).toBeGreaterThan(drawnWidth(words) * 0.99);
      expect(displayWidth(words)).toBeLessThan(drawnWidth(words) * 1.06);
    },
  );
});

test.each([
  ..."Embroidered Dresses Complimentary Questions, answered Something queen. Séraphine".split(" "),
  "something borrowed,",
])("a title's %s is estimated a little too wide, never too narrow", (words) => {
  expect(widthOf(words)).toBeGreaterThan(drawnWidth(words));
  expect(widthOf(words)).toBeLessThan(drawnWidth(words) * 1.15);
});

describe.each(typePairingNames)("set as %s", (pairing) => {
  test.each(["MAISON ALEXANDRINE", "LIOR", "WILHELMINA & MÖWE", "Séraphine", "Complimentary shipping"])(
    "%s comes out as wide as it is drawn, or a little wider",
    async (words) => {
      const { display } = typePairings[pairing];
      const [[adjusted]] = displayMetrics[display].adjusted;
      const drawn = ((await openFace(display))(words) * adjusted) / 100;
      expect(displayWidth(words, pairing)).toBeGreaterThan(drawn * 0.98);
      expect(displayWidth(words, pairing)).toBeLessThan(drawn * 1.1);
    },
  );
});

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
