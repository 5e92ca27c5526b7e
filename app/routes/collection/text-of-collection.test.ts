import { expect, test } from "vitest";
import { textOf } from "./text-of-collection.ts";

const tulle = { title: "Tulle", intro: "Made to be lent", plates: [], summary: "Gowns of tulle" };

test("a collection that the label has written about has its words", () => {
  expect(textOf("tulle-dresses", { "tulle-dresses": tulle })).toBe(tulle);
});

test("another is announced by its name, with the words that stand before any collection", () => {
  const named = { title: "Lace gowns", plates: [], summary: "Lace gowns" };
  expect(textOf("lace-gowns", { "tulle-dresses": tulle })).toEqual({ ...named, intro: "Made to be lent" });
  expect(textOf("lace-gowns", {})).toEqual({ ...named, intro: "" });
  expect(textOf("constructor", { "tulle-dresses": tulle }).title).toBe("Constructor");
});
