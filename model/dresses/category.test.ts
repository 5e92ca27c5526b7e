import { expect, test } from "vitest";
import { categoryOf, collectionPath } from "./category.ts";

test("A listed category carries the label's own name", () =>
  expect(categoryOf("tulle-dresses")).toMatchObject({ label: "Tulle dresses", shortLabel: "Tulle" }));

test.each([
  ["one that the label does not list", "velvet-dresses", "Velvet dresses", "Velvet"],
  ["no hyphen that makes a gap", "-lace-dresses-for-two-", "Lace dresses for two", "Lace dresses for two"],
])("A slug is a name, with %s: %s", (_, slug, label, shortLabel) =>
  expect(categoryOf(slug)).toEqual({ slug, label, shortLabel }),
);

test("No category leads home, and odd letters stay inside the path", () => {
  expect([collectionPath(""), collectionPath("a/b?c")]).toEqual(["/", "/collection/a%2Fb%3Fc"]);
});
