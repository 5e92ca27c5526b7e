import { expect, test } from "vitest";
import { readQuery } from "#model/screens/search-query.ts";
import { queryTerms, searchableWords, typedWord } from "./query-terms.ts";
import { termsOf } from "./search-terms.ts";

test.each([
  ["  Crêpe   à l'été ", ["crepe", "l", "ete"]],
  ["a-line", ["line"]],
  ["(a+)+$ [\\^.*", []],
  ["the dress with a bow", ["dress", "bow"]],
  ["a mother of the bride dress, lace", ["motherofthebridedress", "lace"]],
  ["كريمي", ["كريمي"]],
  ["ドレス", ["ドレス"]],
  ["٣٨ ۴۰ ๔๒ ４４", ["38", "40", "42", "44"]],
  ["", []],
])("%j is searched for as %j", (text, expected) =>
  expect(queryTerms(text)).toEqual(expected.map((term) => term.normalize("NFKD"))),
);

test.each([
  ["a thousand words", Array.from({ length: 1_000 }, (_, place) => `word${place}`).join(" ")],
  ["ten thousand characters", "a".repeat(10_000)],
  ["accents on accents", `e${"\u0301".repeat(10_000)}`],
  ["emoji", "👩‍❤️‍👨".repeat(1_000)],
])("%s are a few short words", (_, text) => {
  const terms = queryTerms(text);
  expect(terms.length).toBeLessThanOrEqual(5);
  for (const term of terms) expect([...term].length).toBeLessThanOrEqual(24);
  expect(readQuery(text).length).toBeLessThanOrEqual(100);
});

test("a query is one line of whole characters", () => {
  expect(readQuery(" a\n\tb\0c  ")).toBe("a b c");
  expect(readQuery(`${"x".repeat(99)}🌹`)).toBe("x".repeat(99));
});

test("of a description the words worth finding are in the index, each once, as they are written", () =>
  expect(searchableWords("Crêpe, and the crêpe of a *Tea-length* skirt in 2023, 90 cm.")).toEqual(
    "crêpe tea length skirt 2023 90".split(" "),
  ));

test("a term is said as it was typed, however long; two words that were made one are said as two", () => {
  expect(typedWord("satin Xÿz", "xyz")).toBe("Xÿz");
  const long = "Crêpe".repeat(6);
  const [term = ""] = queryTerms(long);
  expect(typedWord(long, term)).toBe(long);
  expect(typedWord("satin Ball Gown", "ballgown")).toBe("Ball Gown");
});

/** More of them than are kept. */
const MANY = 50_001;

test("a text is read once, until there were so many others that all are forgotten", () => {
  const terms = termsOf("Ball gown");
  expect(terms).toEqual({ words: ["ball", "gown"], joined: ["ballgown"] });
  expect(termsOf("Ball gown")).toBe(terms);
  for (let other = 0; other < MANY; other++) termsOf(`${other}`);
  expect(termsOf("Ball gown")).not.toBe(terms);
  expect(termsOf("Ball gown")).toEqual(terms);
});
