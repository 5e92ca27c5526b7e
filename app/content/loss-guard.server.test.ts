import { expect, test } from "vitest";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { createLossGuard, findRejectedCatalogue, isWithinShrinkLimit } from "./loss-guard.server.ts";

const catalogueOf = (count: number) => ({
  revision: String(count),
  products: Array.from({ length: count }, (_, index) => sampleProduct(`dress-${index}`)),
});

const none = { products: [], texts: [] };

test("a removal that was seen explains one loss: what came back since and is gone again was not taken away", () => {
  const [shown, empty] = [catalogueOf(20), catalogueOf(0)];
  const guard = createLossGuard(false);
  for (const { id } of shown.products) guard.recordChange({ id, isRemoved: true });
  expect(guard.rejectionOf(empty, none, shown)).toBeUndefined();
  guard.settle(empty, none);
  // They come back unnoticed, as from a backup while nobody listens.
  guard.settle(shown, none);
  expect(guard.rejectionOf(empty, none, shown)).toEqual({ fetched: 0, shown: 20 });
});

test("as many dresses in their place do not make up for those that are lost", () => {
  const other = { ...catalogueOf(20), products: catalogueOf(40).products.slice(20) };
  const lost = { fetched: 20, shown: 20 };
  expect(createLossGuard(false).rejectionOf(other, none, catalogueOf(20))).toEqual(lost);
  const others = dresses(40).slice(20);
  expect(findRejectedCatalogue(dresses(20), others, readPicture)).toEqual(lost);
});

test.each([
  [28, 0],
  [23, 28],
  [14, 28],
  [1, 6],
])("%i after %i is believed", (next, current) =>
  expect(isWithinShrinkLimit(next, current, current - next)).toBe(true),
);

test.each([
  [0, 28],
  [0, 0],
  [13, 28],
])("%i after %i is not", (next, current) =>
  expect(isWithinShrinkLimit(next, current, current - next)).toBe(false),
);

test.each([
  [0, 28, 28],
  [10, 100, 80],
  [13, 28, 1],
])("%i after %i is believed when the loss of %i was announced", (next, current, announced) =>
  expect(isWithinShrinkLimit(next, current, current - next - announced)).toBe(true),
);

test.each([
  [0, 28, 27],
  [0, 0, 1],
  [10, 100, 30],
])("%i after %i is not, with %i announced", (next, current, announced) =>
  expect(isWithinShrinkLimit(next, current, current - next - announced)).toBe(false),
);

function dresses(count: number, prefix = "") {
  return Array.from({ length: count }, (_, place) => ({
    _id: `${prefix}dress-${place}`,
    _type: "product",
    name: `Dress ${place}`,
    slug: { current: `dress-${place}` },
    mainImage: {},
  }));
}

const readPicture = () => ({ src: "/a.jpg", width: 4, height: 5, alt: "" });

test("a shop that shows far more than the host holds will not follow it", () => {
  expect(findRejectedCatalogue(dresses(28), dresses(3), readPicture)).toEqual({ fetched: 3, shown: 28 });
  expect(findRejectedCatalogue(dresses(28), [], readPicture)).toEqual({ fetched: 0, shown: 28 });
  expect(findRejectedCatalogue(dresses(28), dresses(28, "drafts."), readPicture)).toEqual({
    fetched: 0,
    shown: 28,
  });
});

test("a small loss, none, and a shop that has followed already are nothing to speak of", () => {
  expect(findRejectedCatalogue(dresses(28), dresses(24), readPicture)).toBeUndefined();
  expect(findRejectedCatalogue(dresses(28), dresses(30), readPicture)).toBeUndefined();
  expect(findRejectedCatalogue([], [], readPicture)).toBeUndefined();
});
