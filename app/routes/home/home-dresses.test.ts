import { expect, test } from "vitest";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import { homeDresses } from "./home-dresses.ts";

/** Named after their places; every second one is of satin where `mixed`. */
function shown(count: number, { mixed = false, hero = "" } = {}) {
  const products = Array.from({ length: count }, (_, place) =>
    sampleProduct(String(place), { category: mixed && place % 2 === 1 ? "satin-dresses" : "tulle-dresses" }),
  );
  const { hero: first, ...lists } = homeDresses({ revision: "1", products }, hero, "tulle-dresses");
  const slugs = Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [name, list.map(({ slug }) => slug)]),
  );
  return { hero: first?.slug, ...slugs };
}

test("a shop without dresses shows none", () => {
  expect(shown(0)).toEqual({ hero: undefined, first: [], evening: [], tulle: [] });
});

test("the one dress of a shop is shown once", () => {
  expect(shown(1)).toEqual({ hero: undefined, first: ["0"], evening: [], tulle: [] });
});

test.each([
  [2, false],
  [3, false],
  [4, false],
  [3, true],
  [4, true],
])("of %i dresses each is shown twice (of two collections: %s)", (count, mixed) => {
  const { hero, ...lists } = shown(count, { hero: "1", mixed });
  expect(hero).toBeUndefined();
  const times = Map.groupBy(Object.values(lists).flat(), (slug) => slug);
  expect([...times.values()].map(({ length }) => length)).toEqual(Array.from({ length: count }, () => 2));
});

test("a slider that would repeat the one above is left out", () => {
  expect(shown(6)).toMatchObject({ tulle: [] });
  expect(shown(6, { mixed: true })).toMatchObject({ tulle: ["0", "2", "4"] });
});

test("a label that has chosen no dress for the fold has one there that is not the first below it", () => {
  expect(shown(6).hero).toBe("4");
});

test("with five or more the first four stand first, and come last in the row of all", () => {
  expect(shown(6, { mixed: true, hero: "5" })).toEqual({
    hero: "5",
    first: ["0", "1", "2", "3"],
    evening: ["5", "1", "3", "4", "0", "2"],
    tulle: ["0", "2", "4"],
  });
});
