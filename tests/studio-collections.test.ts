import { expect, test } from "vitest";
import { dressListId } from "#studio/desk/dress-list-id.ts";
import {
  COLLECTIONS_QUERY,
  collectionChoices,
  type FoundCollections,
  makeCollection,
} from "#studio/schema/collection-choices.ts";
import { editorOf, openLakeInProcess } from "#tests/support/lake-in-process.ts";

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
  const written = [
    gowns,
    { ...gowns, _id: "copy", name: "Gowns again" },
    { ...gowns, _id: "x", slug: "slips" },
  ];
  const choices = collectionChoices({ written, named: ["gowns"] });
  expect(choices.map(({ slug, name }) => [slug, name])).toEqual([
    ["gowns", "Gowns"],
    ["slips", "Gowns"],
  ]);
});

test.each([
  ["Evening gowns", "evening-gowns"],
  ["Größen & Œuvres", "groessen-oeuvres"],
  ["Βραδινά", "vradina"],
  ["ليلى", "lyla"],
  ["花嫁", "collection-637295fdaa4a"],
  ["a".repeat(120), "a".repeat(80)],
])(
  "a collection that is called %s is made where a dress is written, at the address of a page",
  async (name, slug) => {
    const client = editorOf(await openLakeInProcess());
    expect(await makeCollection(client, name, [])).toBe(slug);
    const found = await client.fetch<FoundCollections>(COLLECTIONS_QUERY);
    expect(collectionChoices(found)).toMatchObject([{ slug, name, visibility: "listed" }]);
  },
);

test("a collection that is called so is chosen, whatever its address, and none is made", async () => {
  const written = [
    { _id: "gowns", name: "Größe", slug: "grosse" },
    { _id: "veils", name: "Voiles", slug: "veils", previousSlugs: ["schleier"] },
  ];
  const choices = collectionChoices({ written, named: [] });
  const client = { createIfNotExists: () => Promise.reject(new Error("It is made again.")) };
  expect(await makeCollection(client, "größe", choices)).toBe("grosse");
  expect(await makeCollection(client, "Schleier", choices), "at an address of before").toBe("veils");
});
