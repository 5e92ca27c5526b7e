import { expect, test } from "vitest";
import { collectionChoices } from "#studio/schema/collection-choices.ts";
import { dressListId } from "./dress-list-id.ts";

const slugs = ["tulle-dresses", "Hochzeit Kleider/ü", "νυφικά-φορέματα", "a b", "a.20.b", "a_b", "\ud83d"];

test.each(slugs)("Studio's desk takes the id of the list of dresses at %j", (slug) => {
  expect(dressListId(slug)).toMatch(/^[A-Za-z0-9_.-]+$/);
});

test("each slug has a list of dresses of its own", () => {
  expect(dressListId("tulle-dresses")).toBe("dresses-tulle-dresses");
  expect(new Set(slugs.map(dressListId)).size).toBe(slugs.length);
});

test("two collections at one address, as after “Duplicate”, are one choice: the one that comes first", () => {
  const gowns = { _id: "gowns", name: "Gowns", slug: "gowns", order: 1 };
  const storedCollections = [
    gowns,
    { ...gowns, _id: "copy", name: "Gowns again" },
    { ...gowns, _id: "x", slug: "slips" },
  ];
  const choices = collectionChoices({ stored: storedCollections, named: ["gowns"] });
  expect(choices.map(({ slug, name }) => [slug, name])).toEqual([
    ["gowns", "Gowns"],
    ["slips", "Gowns"],
  ]);
});
