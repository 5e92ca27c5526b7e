import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Blob, Face } from "harfbuzzjs";
import { expect, test } from "vitest";
import { arabicFamilies } from "#app/label/brand/arabic-type.ts";
import { iconLetters, isDrawable } from "#app/label/brand/icon-letters.ts";
import { typePairingNames, typePairings } from "#app/label/brand/type-pairings.ts";
import { root } from "#scripts/prepare.mjs";

test.each([
  ["ML", "Lior", "ML"],
  ["É", "Élise", "É"],
  ["Ş", "Şehrazat", "S"],
  ["Ł", "Łucja", "U"],
  ["ل", "دار ليور", "ل"],
  ["雅", "دار ليور", "د"],
  ["雅", "雅韵", ""],
  ["", "", ""],
])("the monogram %s of %s is drawn as “%s”", (monogram, wordmark, letters) => {
  expect(iconLetters({ monogram, wordmark }, "")).toBe(letters);
});

test("a label that signs in another script has the first Latin letter of its name", () => {
  expect(iconLetters({ monogram: "雅", wordmark: "雅韵" }, "Maison Yayun")).toBe("M");
});

test.each(typePairingNames)(
  "%s and Arabic letters have every letter that icons are drawn with",
  async (pairing) => {
    const inFont = new Set<number>();
    for (const family of [typePairings[pairing].display, arabicFamilies.display]) {
      const bytes = await readFile(join(root, `app/styles/fonts/${family}.ttf`));
      for (const code of new Face(new Blob(new Uint8Array(bytes).buffer), 0).collectUnicodes())
        inFont.add(code);
    }
    const letters = Array.from({ length: 0x10000 }, (_, code) => code).filter((code) =>
      isDrawable(String.fromCharCode(code)),
    );
    expect(letters.length).toBeGreaterThan(120);
    expect(letters.filter((code) => !inFont.has(code))).toEqual([]);
  },
);
