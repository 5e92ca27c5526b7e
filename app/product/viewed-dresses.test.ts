// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { MOST_LISTED } from "#app/label/wishlist-address.ts";
import { withRefused } from "#tests/support/refused-storage.ts";
import { viewedDresses } from "./viewed-dresses.ts";

const KEY = "viewed";

const slugs = (count: number) => Array.from({ length: count }, (_, at) => `d${at}`);

beforeEach(() => localStorage.clear());

test("the last one is first, each once; all are forgotten", () => {
  for (const slug of ["a", "b", "c", "a"]) viewedDresses.remember(slug);
  expect(viewedDresses.all()).toEqual(["a", "c", "b"]);
  viewedDresses.forgetAll();
  expect(viewedDresses.all()).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test("thirteen are kept, which are twelve without the one that is looked at", () => {
  for (const slug of slugs(20)) viewedDresses.remember(slug);
  const kept = slugs(20).toReversed().slice(0, 13);
  expect(kept).toHaveLength(MOST_LISTED + 1);
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual(kept);
  expect(viewedDresses.all()).toEqual(kept);
});

test("whatever slugs dresses have, what is stored of them is read again", () => {
  for (const letter of ["x".repeat(3), "\u0001"]) {
    const longest = slugs(20).map((slug) => `${letter.repeat(298)}${slug}`);
    for (const slug of longest) viewedDresses.remember(slug);
    expect(viewedDresses.all()).toEqual(longest.toReversed().slice(0, 13));
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
  expect(viewedDresses.all()).toEqual(expected);
  viewedDresses.remember("solange");
  expect(viewedDresses.all()).toEqual(["solange", ...expected].slice(0, 13));
});

test("where storage is refused nothing is remembered, and nothing fails", () =>
  withRefused("localStorage", () => {
    viewedDresses.remember("odette");
    viewedDresses.forgetAll();
    expect(viewedDresses.all()).toEqual([]);
  }));
