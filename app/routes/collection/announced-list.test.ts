// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { announceDeferred, loadDeferredModules } from "#app/site/load-deferred-modules.ts";
import { ANNOUNCER_ID } from "#app/ui/announcer.tsx";
import { useAnnouncedList } from "./announced-list.ts";

type Shown = { collection: string; query: string; words: string };

const dresses: Shown = { collection: "tulle-dresses", query: "", words: "7 products" };
const upwards = { ...dresses, query: "?sort=price-ascending", words: "7 products, price low to high" };
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
    ({ collection, query, words }: Shown) => useAnnouncedList(collection, query, words),
    { initialProps: first },
  );
  for (const other of others) rerender(other);
  announceDeferred("The end");
  await vi.waitFor(() => expect(said.at(-1)).toMatch(/The end$/), { interval: 5 });
  return said.join(". ");
}

test("Another order of the same collection is read out, and a filter of it", async () => {
  const filtered = { ...dresses, query: "?colour=pink", words: "2 products" };
  expect(await announced(dresses, upwards, filtered)).toBe(
    "7 products, price low to high. 2 products. The end",
  );
});

test("Back to the label's own order, which has no name: the products alone", async () => {
  expect(await announced(upwards, dresses)).toBe("7 products. The end");
});

test("A collection that opens is not read out in its order: its heading is", async () => {
  const other = { collection: "lace-dresses", query: "?sort=name-ascending", words: "3 products" };
  expect(await announced(upwards, other)).toBe("The end");
});

test("More products of the same list are not read out", async () => {
  expect(await announced(dresses, { ...dresses, words: "9 products" })).toBe("The end");
});
