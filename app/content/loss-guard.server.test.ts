import { expect, test } from "vitest";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import { createLossGuard } from "./loss-guard.server.ts";

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
