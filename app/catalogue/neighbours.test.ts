import { expect, test } from "vitest";
import { isList, neighboursIn } from "./neighbours.ts";
import { sampleProduct } from "./sample-product.ts";

const list = ["lia", "mira", "nora"].map((slug) => sampleProduct(slug, { name: slug.toUpperCase() }));

test("a dress has the one before and the one after it, by slug and name alone", () => {
  expect(neighboursIn(list, "mira")).toEqual({
    previous: { slug: "lia", name: "LIA" },
    next: { slug: "nora", name: "NORA" },
  });
});

test("there is none beyond the ends, and nothing is known of a dress that the list does not have", () => {
  expect(neighboursIn(list, "lia")).toEqual({ next: { slug: "mira", name: "MIRA" } });
  expect(neighboursIn(list, "nora")).toEqual({ previous: { slug: "mira", name: "MIRA" } });
  expect(neighboursIn(list.slice(0, 1), "lia")).toEqual({});
  expect(neighboursIn(list, "odette")).toBeUndefined();
  expect(neighboursIn([], "lia")).toBeUndefined();
});

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
