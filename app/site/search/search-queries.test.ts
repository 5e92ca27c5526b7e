import { expect, test } from "vitest";
import { alike, attemptsAt, begun, misspeltAll } from "./search-queries.ts";

const five = ["burgandy", "trumpet", "duchess", "halters", "sweetheart"];
const isFuzzy = (query: object) => /"fuzzy":[1-9]/.test(JSON.stringify(query));

test("the first three words of a text are looked for with letters wrong", () => {
  expect(five.map((_, place) => attemptsAt(five, place).some(isFuzzy))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(JSON.stringify(misspeltAll(five)).match(/"fuzzy":/g)).toHaveLength(3);
});

test("a word of three letters is looked for as it is written, one of four also by its beginning and misspelt", () => {
  expect(attemptsAt(["red", "satin"], 0)).toHaveLength(1);
  expect(attemptsAt(["rose", "satin"], 0)).toHaveLength(3);
  expect(isFuzzy(misspeltAll(["rent"]))).toBe(false);
  expect(isFuzzy(misspeltAll(["trains"]))).toBe(true);
});

test("a word of six letters may have one wrong, a longer one two", () => {
  const fuzzyOf = (terms: string[]) => JSON.stringify(misspeltAll(terms)).match(/"fuzzy":\d/g);
  expect(fuzzyOf(["trains"])).toEqual(['"fuzzy":1']);
  expect(fuzzyOf(["satins", "trumpet"])).toEqual(['"fuzzy":1', '"fuzzy":2']);
});

test("what is spelt alike is looked for of the first two words", () => {
  expect(alike(five)).toMatchObject({ queries: [{ queries: ["burgandy"] }, { queries: ["trumpet"] }] });
  expect(JSON.stringify(alike(five))).not.toContain("duchess");
});

test("a word of two letters is looked for in short fields alone", () => {
  expect(JSON.stringify(begun(["of"]))).not.toContain('"words"');
  expect(JSON.stringify(begun(["off"]))).toContain('"words"');
});
