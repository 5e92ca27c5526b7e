// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TAPPED_KEY } from "#app/catalogue/fitting-address.ts";
import { takeTappedMarks } from "./tapped-marks.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("what was tapped once or three times is meant, and is told once", () => {
  const taps = [
    "?dress=aurelie Aurélie",
    "?dress=ines Inès",
    "?dress=ines Inès",
    "?dress=%D8%B3 Mine de rien",
  ];
  sessionStorage.setItem(TAPPED_KEY, [...taps, taps[0], taps[0], ""].join("\n"));
  expect([...takeTappedMarks()]).toEqual([
    ["س", "Mine de rien"],
    ["aurelie", "Aurélie"],
  ]);
  expect(takeTappedMarks().size).toBe(0);
});

test.each(["", "?colour=pink x", "?dress= x", "?dress=a++b x", `?dress=${"x".repeat(901)} x`])(
  "%.40j is nothing",
  (stored) => {
    sessionStorage.setItem(TAPPED_KEY, stored);
    expect(takeTappedMarks().size).toBe(0);
  },
);

test("of all that is stored a hundred taps are read", () => {
  const taps = Array.from({ length: 300 }, (_, index) => `?dress=d${index} D`);
  sessionStorage.setItem(TAPPED_KEY, taps.join("\n"));
  expect([...takeTappedMarks().keys()]).toEqual(Array.from({ length: 100 }, (_, index) => `d${index}`));
});

test("no name is longer than the list keeps it", () => {
  sessionStorage.setItem(TAPPED_KEY, `?dress=odette ${"N".repeat(120_000)}\n`);
  expect([...takeTappedMarks()]).toEqual([["odette", "N".repeat(300)]]);
});

test("where storage is refused there are none", () => {
  vi.stubGlobal("sessionStorage", {
    getItem() {
      throw new DOMException("refused");
    },
  });
  expect(takeTappedMarks().size).toBe(0);
});
