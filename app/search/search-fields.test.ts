import { expect, test } from "vitest";
import { termsOf } from "./search-fields.ts";

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
