// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sortOrderOf } from "#app/catalogue/sort-order.ts";
import { announceDeferred, loadDeferredModules } from "#app/site/load-deferred-modules.ts";
import { ANNOUNCER_ID } from "#app/ui/announcer.tsx";
import { useAnnouncedOrder } from "./announced-order.ts";

type Shown = { collection: string; order: string | null; products: string };

const dresses: Shown = { collection: "tulle-dresses", order: null, products: "7 products" };
let said: string[];

beforeAll(async () => {
  await loadDeferredModules();
});

beforeEach(() => {
  said = [];
  const region = Object.assign(document.createElement("p"), { id: ANNOUNCER_ID });
  // An empty text is not read out.
  Object.defineProperty(region, "textContent", { set: (text: string) => text && said.push(text) });
  document.body.append(region);
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** What is read out while a collection is shown like this, one after the other. */
async function announced(first: Shown, ...others: Shown[]) {
  const { rerender } = renderHook(
    ({ collection, order, products }: Shown) => useAnnouncedOrder(collection, sortOrderOf(order), products),
    { initialProps: first },
  );
  for (const other of others) rerender(other);
  announceDeferred("The end");
  await vi.waitFor(() => expect(said.at(-1)).toMatch(/The end$/), { interval: 5 });
  return said.join(". ");
}

test("Another order of the same collection is read out", async () => {
  expect(await announced(dresses, { ...dresses, order: "price-ascending" })).toBe(
    "7 products, price low to high. The end",
  );
});

test("Back to the label's own order, which has no name: the products alone", async () => {
  expect(await announced({ ...dresses, order: "name-ascending" }, dresses)).toBe("7 products. The end");
});

test("A collection that opens is not read out in its order: its heading is", async () => {
  const sorted = { ...dresses, order: "price-ascending" };
  const other = { collection: "lace-dresses", order: "name-ascending", products: "3 products" };
  expect(await announced(sorted, other)).toBe("The end");
});

test("More products in the same order are not read out as an order", async () => {
  expect(await announced(dresses, { ...dresses, products: "9 products" })).toBe("The end");
});

test("An order is compared with the one before it, not with the first", async () => {
  const sorted = { ...dresses, order: "price-ascending" };
  const more = { ...sorted, products: "9 products" };
  expect(await announced(dresses, sorted, more)).toBe("7 products, price low to high. The end");
});
