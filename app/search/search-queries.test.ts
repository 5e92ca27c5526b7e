import { expect, test } from "vitest";
import { alike, attemptsAt, begun, misspeltAll } from "./search-queries.ts";

const five = ["burgandy", "trumpet", "duchess", "halters", "sweetheart"];
const fuzzyIn = (query: object) => JSON.stringify(query).match(/"fuzzy":[1-9]/g) ?? [];

test("the first three words are looked for with letters wrong, of the first two what is spelt alike", () => {
  const isFuzzy = five.map((_, place) => attemptsAt(five, place).some((query) => fuzzyIn(query).length > 0));
  expect(isFuzzy).toEqual([true, true, true, false, false]);
  expect(fuzzyIn(misspeltAll(five))).toHaveLength(3);
  expect(alike(five)).toMatchObject({ queries: [{ queries: ["burgandy"] }, { queries: ["trumpet"] }] });
});

test("the longer a word, the more of its letters may be wrong, and the more fields are gone through", () => {
  expect([attemptsAt(["red", "satin"], 0).length, attemptsAt(["rose", "satin"], 0).length]).toEqual([1, 3]);
  expect(["rent", "trains", "trumpet"].flatMap((term) => fuzzyIn(misspeltAll([term])))).toEqual([
    '"fuzzy":1',
    '"fuzzy":2',
  ]);
  expect(JSON.stringify(begun(["of"]))).not.toContain('"words"');
  expect(JSON.stringify(begun(["off"]))).toContain('"words"');
});
