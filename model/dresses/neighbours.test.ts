import { expect, test } from "vitest";
import { isList, neighboursIn } from "./neighbours.ts";

const list = ["lia", "mira", "nora"].map((slug) => ({ slug, name: slug.toUpperCase() }));
const [lia, mira, nora] = list;

test.each([
  ["mira", { previous: lia, next: nora }],
  ["lia", { next: mira }],
  ["nora", { previous: mira }],
  ["odette", undefined],
])("a dress has the one before and the one after it: %s", (slug, neighbours) =>
  expect(neighboursIn(list, slug)).toEqual(neighbours),
);

test("a list is at the shop's own address of one, and nowhere else", () => {
  for (const list of ["/collection/a", "/search?q=x", "/fitting?dress=a"])
    expect(isList(list), list).toBe(true);
  for (const other of [
    "https://elsewhere.example/collection/a",
    "//elsewhere.example/collection/a",
    "/product/collection/a",
    "/search",
    "",
  ])
    expect(isList(other), other).toBe(false);
});
