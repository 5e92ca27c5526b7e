// @vitest-environment happy-dom

import { renderHook } from "@testing-library/react";
import { waitFor } from "@trousseau/host/testing/wait-for.ts";
import { beforeEach, expect, test } from "vitest";
import { ANNOUNCER_ID, announce } from "#app/ui/announce.ts";
import { useAnnouncedList } from "./requested-list.ts";

type Shown = { collection: string; query: string; words: string };

const dresses: Shown = { collection: "tulle-dresses", query: "", words: "7 products" };
const upwards = { ...dresses, query: "?sort=price-ascending", words: "7 products, price low to high" };
let said: string[];

beforeEach(() => {
  said = [];
  const region = Object.assign(document.createElement("p"), { id: ANNOUNCER_ID });
  // An empty text is not read out.
  Object.defineProperty(region, "textContent", { set: (text: string) => text && said.push(text) });
  document.body.append(region);
});

/** Returns what is read out while a collection is shown in these ways, one after the other. */
async function announced(first: Shown, ...others: Shown[]) {
  const { rerender } = renderHook(
    ({ collection, query, words }: Shown) => useAnnouncedList(collection, query, words),
    { initialProps: first },
  );
  for (const other of others) rerender(other);
  announce("The end");
  await waitFor(() => expect(said.at(-1)).toMatch(/The end$/));
  return said.join(". ");
}

const lace = { collection: "lace-dresses", query: "?sort=name-ascending", words: "3 products" };
const inPink = { ...dresses, query: "?colour=pink", words: "2 products" };

test.each<[string, Shown[], string]>([
  [
    "Another order or filter is read out",
    [dresses, upwards, inPink],
    `${upwards.words}. 2 products. The end`,
  ],
  ["Back to the label's own order: the products alone", [upwards, dresses], "7 products. The end"],
  ["A collection that opens is not read out in its order", [upwards, lace], "The end"],
  ["More products are not read out", [dresses, { ...dresses, words: "9 products" }], "The end"],
])("%s", async (_, [first = dresses, ...others], words) =>
  expect(await announced(first, ...others)).toBe(words),
);
