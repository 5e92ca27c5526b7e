import fc from "fast-check";
import { expect, test } from "vitest";
import { searchByName } from "./name-match.ts";

const dresses = ["Aurélie", "Rosalind", "Éloïse", "Inès"].map((name) => ({ name }));

test.each([
  ["ROSA", ["Rosalind"]],
  ["in", ["Rosalind", "Inès"]],
  ["  éLO ", ["Éloïse"]],
  ["eloise", ["Éloïse"]],
  ["", []],
  ["   ", []],
  [".*", []],
  // An accent alone is a part of every name.
  ["\u0301", []],
])("%j finds %j", (text, expected) =>
  expect(searchByName(dresses, text).map(({ name }) => name)).toEqual(expected),
);

test("An accent typed is an accent wanted, however it was composed", () =>
  expect(searchByName([{ name: "Ine\u0300s" }], "in\u00e8s")).toHaveLength(1));

test.each(["ドレス", "ﾄﾞﾚｽ"])("a name is found by %s, however wide its letters are", (text) =>
  expect(searchByName([{ name: "白いドレス" }], text)).toHaveLength(1),
);

test.each([
  ["Robe 38", "٣٨"],
  ["فستان ٣٨", "38"],
])("%s is found by %s, in whatever digits", (name, text) =>
  expect(searchByName([{ name }], text)).toHaveLength(1),
);

test.each(["ΑΣΤΡΟΣ", "ΑΣ"])("%s is found by what it begins with, in capitals", (name) =>
  expect(searchByName([{ name }], "ΑΣ")).toHaveLength(1),
);

/** Letters of several scripts, composed and not, and those that change in capitals or at the end of a word. */
const letters = "abc ABC éÉe\u0301 ñøœł İıß ΑάΣσς йЙ كريمي";

test("Every name is found by each of its parts", () => {
  const characters = fc.array(fc.constantFrom(...letters), { minLength: 1 });
  fc.assert(
    fc.property(characters, fc.nat(), fc.nat(), (name, from, length) => {
      const start = from % name.length;
      const part = name.slice(start, start + 1 + (length % name.length)).join("");
      fc.pre(/\P{Mn}/u.test(part.trim()));
      expect(searchByName([{ name: name.join("") }], part)).toHaveLength(1);
    }),
  );
});
