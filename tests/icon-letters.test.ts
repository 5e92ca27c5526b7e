import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Blob, Face } from "harfbuzzjs";
import { expect, test } from "vitest";
import { arabicFaces, arabicFamilies } from "#model/brand/arabic-type.ts";
import { iconLetters, isDrawable } from "#model/brand/icon-letters.ts";
import { typePairingNames, typePairings } from "#model/brand/type-pairings.ts";
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

test.each(typePairingNames)("%s and Arabic have the letters of icons", async (pairing) => {
  const families = [typePairings[pairing].display, arabicFamilies.display];
  const inFont = new Set((await Promise.all(families.map(lettersOf))).flat());
  const letters = Array.from({ length: 0x10000 }, (_, code) => code).filter((code) =>
    isDrawable(String.fromCharCode(code)),
  );
  expect(letters.length).toBeGreaterThan(120);
  expect(letters.filter((code) => !inFont.has(code))).toEqual([]);
});

test("browsers are told of the letters that the Arabic face has, from the first to the last, and of no others", async () => {
  const [first, ...letters] = (await lettersOf(arabicFamilies.display)).sort((one, other) => one - other);
  expect(first).toBe(" ".charCodeAt(0));
  const range = [letters[0], letters.at(-1)].map((code) => code?.toString(16).toUpperCase()).join("-");
  expect(arabicFaces(() => "")).toContain(`unicode-range:U+${range};`);
});

async function lettersOf(family: string): Promise<number[]> {
  const bytes = await readFile(join(root, `app/styles/fonts/${family}.ttf`));
  return [...new Face(new Blob(new Uint8Array(bytes).buffer), 0).collectUnicodes()];
}
