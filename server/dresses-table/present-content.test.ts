import { expect, test } from "vitest";
import { presentContent } from "./present-content.ts";

test("collections are known by their slug, by what they are called, and by the slugs they had", () => {
  const { collections } = presentContent(
    [],
    [
      {
        _id: "a",
        _type: "collection",
        slug: { current: "cloaks" },
        name: "Cloaks",
        previousSlugs: ["capes"],
      },
      { _id: "collection-tulle-dresses", _type: "collection", slug: { current: "clouds" } },
      { _id: "drafts.b", _type: "collection", slug: { current: "veils" } },
    ],
  );
  expect(collections.slice(0, 2)).toEqual([
    { slug: "cloaks", names: ["Cloaks", "capes"] },
    { slug: "clouds", names: ["tulle-dresses"] },
  ]);
  expect(collections.slice(2).map(({ slug }) => slug)).toEqual([
    "satin-dresses",
    "embroidered-dresses",
    "bridal-dresses",
  ]);
});

test("the sample's collections are there in a dataset of dresses alone; in another what was deleted is gone", () => {
  const slugsIn = (...texts: object[]) => presentContent([], [], texts).collections.map(({ slug }) => slug);
  const house = { _id: "house", _type: "house" };
  const four = ["tulle-dresses", "satin-dresses", "embroidered-dresses", "bridal-dresses"];
  expect(slugsIn()).toEqual(four);
  expect(slugsIn(house, { _id: "sampleLabel", _type: "sampleLabel" })).toEqual([]);
  expect(slugsIn(house)).toEqual([]);
});
