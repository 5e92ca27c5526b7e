// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { withRefused } from "#tests/support/refused-storage.ts";
import { currentWishlist, toggleEntry, WISHLIST_KEY } from "./device-wishlist.ts";

const store = (entries: object[]) => localStorage.setItem(WISHLIST_KEY, JSON.stringify(entries));
const storedEntries = () => JSON.parse(localStorage.getItem(WISHLIST_KEY) ?? "null");
const noted = [
  { slug: "aurelie", name: "Aurélie", note: "with a veil" },
  { slug: "ines", name: "Inès", note: "in ivory" },
];

test("a dress whose name has no end takes nothing from the list", () => {
  store(noted);
  expect(toggleEntry("odette", "N".repeat(250_000))).toBe(true);
  expect(storedEntries()).toHaveLength(3);
  expect(toggleEntry("odette", ""), "it is taken off again").toBe(false);
  expect(currentWishlist().entries).toEqual(noted);
});

test("a dress that is put back on the list has its note again", () => {
  store(noted.slice(0, 1));
  expect(toggleEntry("aurelie", "Aurélie")).toBe(false);
  expect(localStorage.getItem(WISHLIST_KEY)).toBeNull();
  expect(toggleEntry("aurelie", "Aurélie")).toBe(true);
  expect(storedEntries()).toEqual(noted.slice(0, 1));
});

test("what no address can say is not put on it", () => {
  store(noted);
  expect(toggleEntry("a  b", "Old")).toBe(false);
  expect(storedEntries()).toEqual(noted);
});

test("what another tab has stored meanwhile stays, though this one was not told", () => {
  store(noted);
  toggleEntry("odette", "Odette");
  const elsewhere = [{ slug: "solange", name: "Solange", note: "from another tab" }];
  store(elsewhere);
  toggleEntry("isaure", "Isaure");
  const both = [...elsewhere, { slug: "isaure", name: "Isaure", note: "" }];
  expect(storedEntries()).toEqual(both);
  expect(currentWishlist()).toEqual({ entries: both, isStored: true });
});

test("once the browser has refused, the list of this page goes on, and is stored when the browser takes it again", () => {
  store(noted);
  toggleEntry("odette", "Odette");
  toggleEntry("odette", "Odette");
  withRefused("localStorage", () => {
    toggleEntry("odette", "Odette");
    expect(currentWishlist()).toMatchObject({ entries: [...noted, { slug: "odette" }], isStored: false });
  });
  localStorage.removeItem(WISHLIST_KEY);
  toggleEntry("isaure", "Isaure");
  const entries = [...noted, { slug: "odette" }, { slug: "isaure" }];
  expect(currentWishlist()).toMatchObject({ entries, isStored: true });
  expect(storedEntries()).toMatchObject(entries);
});
