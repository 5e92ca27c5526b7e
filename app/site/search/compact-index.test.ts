import fc from "fast-check";
import { expect, test } from "vitest";
import { compactIndexOf, dressesIn } from "./compact-index.ts";
import type { SearchableDress } from "./search-entry.ts";

const anyText = fc.string({ unit: "grapheme", maxLength: 12 });
const word = fc.stringMatching(/^[a-zé]{1,8}$/);

const anyPrice = fc.record({
  price: fc.option(fc.nat()),
  isRental: fc.constantFrom(true as const, undefined),
});

const anyTexts = fc.record({
  slug: word,
  name: anyText,
  picture: fc.record({
    src: fc.constantFrom(
      "/images/ab-1440x1800.jpg",
      "/images/ab-1440x1800.jpg?rect=1,2,3,4",
      "/images/cd-9x9.png",
      "",
    ),
    width: fc.constantFrom(1440, 9),
    height: fc.constantFrom(1800, 9),
    alt: fc.constant(""),
  }),
  colours: fc.array(fc.record({ name: anyText, family: word }), { maxLength: 3 }),
  sizes: fc.array(fc.constantFrom("34", "36", "38", "One size"), { maxLength: 3 }),
  offers: fc.subarray(["rent" as const, "purchase" as const]),
  fabric: anyText,
  silhouette: anyText,
  neckline: anyText,
  sleeves: anyText,
  collection: anyText,
  words: fc.uniqueArray(word, { maxLength: 6 }),
});

const anyDress: fc.Arbitrary<SearchableDress> = fc
  .tuple(anyTexts, anyPrice)
  .map(([texts, price]) => ({ ...texts, ...price }));

test("whatever dresses there are, the index holds them as they are searched and shown", () =>
  fc.assert(
    fc.property(fc.array(anyDress, { maxLength: 8 }), (dresses) => {
      const sent = JSON.parse(JSON.stringify(compactIndexOf(dresses)));
      expect(dressesIn(sent).map(sorted)).toEqual(dresses.map(sorted));
    }),
  ));

test("words far apart in the list of all words are told apart, too", () => {
  const base = {
    price: null,
    picture: { src: "", width: 0, height: 0, alt: "" },
    colours: [],
    fabric: "",
    silhouette: "",
    neckline: "",
    sleeves: "",
    collection: "",
    sizes: [],
    offers: [],
  };
  const words = Array.from({ length: 60_000 }, (_, place) => `w${place}`);
  // All words once, and the first again: it has the number nought, the last the number 59,999.
  const dresses = [words, ["w0"], ["w59999"], ["w0", "w31337"]].map((words, place) => ({
    ...base,
    slug: `d${place}`,
    name: `D${place}`,
    words,
  }));
  expect(dressesIn(compactIndexOf(dresses)).map(sorted)).toEqual(dresses.map(sorted));
});

function sorted(dress: SearchableDress) {
  return { ...dress, words: dress.words.toSorted() };
}
