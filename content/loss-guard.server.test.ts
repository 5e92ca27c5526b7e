import { expect, test } from "vitest";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { createLossGuard, findRejectedCatalogue } from "./loss-guard.server.ts";

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
  expect(guard.rejectionOf(empty, none, shown)).toEqual({ fetched: 0, shownCount: 20 });
});

test("as many dresses in their place do not make up for those that are lost", () => {
  const other = { ...catalogueOf(20), products: catalogueOf(40).products.slice(20) };
  const lost = { fetched: 20, shownCount: 20 };
  expect(createLossGuard(false).rejectionOf(other, none, catalogueOf(20))).toEqual(lost);
  expect(findRejectedCatalogue(dresses(20), dresses(40).slice(20), readPicture)).toEqual(lost);
});

test.each([
  [28, 0, 0, true],
  [23, 28, 0, true],
  [14, 28, 0, true],
  [1, 6, 0, true],
  [0, 28, 28, true],
  [10, 100, 80, true],
  [13, 28, 1, true],
  [0, 28, 0, false],
  [13, 28, 0, false],
  [0, 28, 27, false],
  [10, 100, 30, false],
])(
  "%i dresses after %i, of which %i were seen to be removed: that it is believed is %s",
  (next, before, removed, isBelieved) => {
    const guard = createLossGuard(false);
    const shown = catalogueOf(before);
    for (const { id } of shown.products.slice(before - removed)) guard.recordChange({ id, isRemoved: true });
    expect(guard.rejectionOf(catalogueOf(next), none, shown) === undefined).toBe(isBelieved);
  },
);

function dresses(count: number, prefix = "") {
  const dress = (at: string) => ({ _id: `${prefix}${at}`, name: at, slug: { current: at }, mainImage: {} });
  return Array.from({ length: count }, (_, at) => ({ ...dress(`dress-${at}`), _type: "product" }));
}

const readPicture = () => ({ src: "/a.jpg", width: 4, height: 5, alt: "" });

test.each([
  ["far fewer dresses", dresses(3), 28, { fetched: 3, shownCount: 28 }],
  ["none", [], 28, { fetched: 0, shownCount: 28 }],
  ["drafts alone", dresses(28, "drafts."), 28, { fetched: 0, shownCount: 28 }],
  ["some fewer dresses", dresses(24), 28, undefined],
  ["some more dresses", dresses(30), 28, undefined],
  ["none, as the shop has", [], 0, undefined],
])("a shop is told where it will not follow a host that holds %s", (_, fetched, count, rejected) =>
  expect(findRejectedCatalogue(dresses(count), fetched, readPicture)).toEqual(rejected),
);
