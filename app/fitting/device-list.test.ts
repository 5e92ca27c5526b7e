// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { currentList, FITTING_KEY, toggleEntry } from "./device-list.ts";

const noted = [
  { slug: "aurelie", name: "Aurélie", note: "with a veil" },
  { slug: "ines", name: "Inès", note: "in ivory" },
];

test("a dress whose name has no end takes nothing from the list", () => {
  localStorage.setItem(FITTING_KEY, JSON.stringify(noted));
  expect(toggleEntry("odette", "N".repeat(250_000))).toBe(true);
  expect(JSON.parse(localStorage.getItem(FITTING_KEY) ?? "")).toHaveLength(3);
  expect(toggleEntry("odette", ""), "it is taken off again").toBe(false);
  expect(currentList().entries).toEqual(noted);
});

test("what no address can say is not put on it", () => {
  localStorage.setItem(FITTING_KEY, JSON.stringify(noted));
  expect(toggleEntry("a  b", "Old")).toBe(false);
  expect(JSON.parse(localStorage.getItem(FITTING_KEY) ?? "")).toEqual(noted);
});
