import { expect, test } from "vitest";
import { PAGE_SIZE } from "#model/dresses/paging.ts";
import { sliderProducts } from "./section-products.ts";

const dressesOf = (category: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({ slug: `${category}-${place}`, category }));
const slugs = (shows: string, products: ReturnType<typeof dressesOf>) =>
  sliderProducts({ shows, collection: "satin" }, products, "tulle").map(({ slug }) => slug);

test("a slider of all ends with the first collection's dresses, and with those that home begins with", () => {
  const products = [...dressesOf("tulle", 5), ...dressesOf("satin", 2)];
  const expected = [...["satin-0", "satin-1"], ...["tulle-4", "tulle-0", "tulle-1", "tulle-2", "tulle-3"]];
  expect(slugs("all", products)).toEqual(expected);
  expect(slugs("collection", products)).toEqual(["satin-1", "satin-0"]);
});

test("however many dresses a shop has, a slider holds those of a page", () => {
  const satin = dressesOf("satin", 3 * PAGE_SIZE);
  const [first, last] = [`satin-${PAGE_SIZE - 1}`, "satin-0"];
  expect(slugs("collection", satin)).toHaveLength(PAGE_SIZE);
  expect([slugs("collection", satin).at(0), slugs("collection", satin).at(-1)]).toEqual([first, last]);
  expect(slugs("all", satin)).toHaveLength(PAGE_SIZE);
});
