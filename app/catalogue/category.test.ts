import { expect, test } from "vitest";
import { categoryOf, collectionPath } from "./category.ts";

test("A listed category carries the label's own name", () =>
  expect(categoryOf("tulle-dresses")).toMatchObject({ label: "Tulle dresses", shortLabel: "Tulle" }));

test("One that the label does not list is named after its slug", () =>
  expect(categoryOf("velvet-dresses")).toEqual({
    slug: "velvet-dresses",
    label: "Velvet dresses",
    shortLabel: "Velvet",
  }));

test("Only a last word is left out of the short name, and no hyphen makes a gap", () =>
  expect(categoryOf("-lace-dresses-for-two-")).toEqual({
    slug: "-lace-dresses-for-two-",
    label: "Lace dresses for two",
    shortLabel: "Lace dresses for two",
  }));

test("No category leads home, and odd letters stay inside the path", () => {
  expect([collectionPath(""), collectionPath("a/b?c")]).toEqual(["/", "/collection/a%2Fb%3Fc"]);
});
