// @vitest-environment happy-dom

import { act, render, screen } from "@testing-library/react";
import { waitFor } from "@trousseau/host/testing/wait-for.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { cardOf } from "#model/dresses/product.ts";
import { MOST_LISTED } from "#model/screens/wishlist-address.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { RecentlyViewed, viewedProducts } from "./recently-viewed.tsx";

beforeEach(() => {
  // "helene-lace" is a former slug of it.
  const cards = ["helene", "odette"].map((slug) => cardOf(sampleProduct(slug)));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(cards)));
  for (const slug of ["odette", "helene-lace"]) viewedProducts.remember(slug);
});

/** Another tab stores something, and the browser tells this one. */
function inAnotherTab(key: string, store: () => void) {
  store();
  act(() => void dispatchEvent(new StorageEvent("storage", { key, newValue: localStorage.getItem(key) })));
}

const names = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

test("a dress that has moved stays among those seen before, whatever another tab stores", async () => {
  render(<RecentlyViewed slug="isaure" />);
  await waitFor(() => expect(names()).toEqual(["helene", "odette"]));
  inAnotherTab("needed-by", () => localStorage.setItem("needed-by", "2027-05-09"));
  inAnotherTab("viewed", () => viewedProducts.remember("solange"));
  expect(names()).toEqual(["helene", "odette"]);
});

test("they are gone once they are forgotten in another tab, which has seen its own dress again since", async () => {
  render(<RecentlyViewed slug="isaure" />);
  await waitFor(() => expect(names()).toHaveLength(2));
  inAnotherTab("viewed", viewedProducts.forgetAll);
  inAnotherTab("viewed", () => viewedProducts.remember("solange"));
  expect(names()).toEqual([]);
  expect(viewedProducts.all()).toEqual(["solange"]);
});

const KEY = "viewed";

const slugs = (count: number) => Array.from({ length: count }, (_, at) => `d${at}`);

test("thirteen dresses are kept, which are twelve without the one that is looked at", () => {
  for (const slug of slugs(20)) viewedProducts.remember(slug);
  const kept = slugs(20).toReversed().slice(0, 13);
  expect(kept).toHaveLength(MOST_LISTED + 1);
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual(kept);
  expect(viewedProducts.all()).toEqual(kept);
});

test("whatever slugs dresses have, what is stored of them is read again", () => {
  for (const letter of ["x".repeat(3), "\u0001"]) {
    const longest = slugs(20).map((slug) => `${letter.repeat(298)}${slug}`);
    for (const slug of longest) viewedProducts.remember(slug);
    expect(viewedProducts.all()).toEqual(longest.toReversed().slice(0, 13));
  }
});

test.each([
  ["no JSON", "{", []],
  ["another shape", '{"a":1}', []],
  ["other parts", '[1,null,{"a":1},["b"],"","odette","odette"]', ["odette"]],
  ["too many", JSON.stringify(slugs(50)), slugs(13)],
  ["too much of all", `["odette"]${" ".repeat(25_000)}`, []],
])("%s in the storage is no error", (_, stored, expected) => {
  localStorage.setItem(KEY, stored);
  expect(viewedProducts.all()).toEqual(expected);
  viewedProducts.remember("solange");
  expect(viewedProducts.all()).toEqual(["solange", ...expected].slice(0, 13));
});
