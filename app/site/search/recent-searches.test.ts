// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { recentSearches } from "./recent-searches.ts";

const KEY = "searches";
const storage = Object.getOwnPropertyDescriptor(globalThis, "localStorage");

beforeEach(() => localStorage.clear());
afterEach(() => {
  if (storage) Object.defineProperty(globalThis, "localStorage", storage);
});

test("the last five are there, the last one first, each once", () => {
  for (const text of ["a", "b", " b ", "c", "d", "e", "f", "c", "  "]) recentSearches.remember(text);
  expect(recentSearches.all()).toEqual(["c", "f", "e", "d", "b"]);
});

test("one is forgotten, or all", () => {
  for (const text of ["a", "b"]) recentSearches.remember(text);
  recentSearches.forget("a");
  expect(recentSearches.all()).toEqual(["b"]);
  recentSearches.forgetAll();
  expect(recentSearches.all()).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each([
  ["too long a text", JSON.stringify(["x".repeat(500)]), ["x".repeat(100)]],
  ["too much of all", JSON.stringify(["x".repeat(5_000)]), []],
])("%s in the storage is no error", (_, stored, expected) => {
  localStorage.setItem(KEY, stored);
  expect(recentSearches.all()).toEqual(expected);
  recentSearches.remember("satin");
  expect(recentSearches.all()[0]).toBe("satin");
});

test("where storage is refused nothing is remembered, and nothing fails", () => {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      throw new DOMException("refused", "SecurityError");
    },
  });
  recentSearches.remember("tulle");
  recentSearches.forget("tulle");
  expect(recentSearches.all()).toEqual([]);
});
