import { expect, test } from "vitest";
import { isCard } from "#app/catalogue/card-guards.ts";
import { colouredCardOf } from "#app/catalogue/product.ts";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import { expectNoAlteration } from "#tests/support/altered-response.ts";
import { compactIndexOf } from "./compact-index.ts";
import { type SearchableDress, searchableOf, searchEntryOf } from "./search-entry.ts";
import { isSearchIndexResponse, isSearchResults } from "./search-response-guards.ts";

const picture = { src: "/a-9x9.jpg", width: 960, height: 1200, alt: "A dress", colour: "ivory" };
const product = sampleProduct("odette", {
  pictures: [picture, { ...picture, colour: "sage" }],
  colours: [{ slug: "ivory", name: "Ivory", value: "#fffff0", isAvailable: true }],
  offers: ["rent"],
  sizes: [{ label: "38", isAvailable: true }],
});
const dress: SearchableDress = searchableOf(product, {
  collection: "Tulle",
  familyOf: () => "white",
  searchableWords: () => ["light"],
});
const entry = searchEntryOf(product);
const index = {
  dresses: compactIndexOf([dress, { ...dress, slug: "other" }]),
  first: [entry],
  asking: { phone: "", question: "" },
};
const results = {
  results: [{ ...entry, matched: ["odette"], reasons: ["Ivory"] }],
  total: 1,
  nearest: [entry],
  without: ["zz"],
};
const answers = [
  { name: "a card", isExpected: isCard, answer: colouredCardOf(product) },
  { name: "the index", isExpected: isSearchIndexResponse, answer: index },
  {
    name: "a catalogue too large for one",
    isExpected: isSearchIndexResponse,
    answer: { ...index, dresses: null },
  },
  { name: "results", isExpected: isSearchResults, answer: results },
];

test.each(answers)(
  "$name is taken as it is sent, and not with something else in any place of it",
  ({ isExpected, answer }) => {
    const sent = JSON.stringify(answer);
    expect(isExpected(JSON.parse(sent))).toBe(true);
    expectNoAlteration(answer, isExpected);
  },
);

test.each([null, [], {}, "", "<!doctype html>", 0, true])("%j is none of them", (answer) => {
  for (const { isExpected } of answers) expect(isExpected(answer)).toBe(false);
});
