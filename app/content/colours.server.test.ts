import { expect, test } from "vitest";
import { readColours } from "./colours.server.ts";

test("an object keeps its own name and value", () => {
  expect(readColours([{ name: "Dusty blue", value: "#A0B1C2" }])).toEqual([
    { slug: "dusty-blue", name: "Dusty blue", value: "#a0b1c2", isAvailable: true },
  ]);
});

test("a value alone is named after the nearest word", () => {
  expect(readColours(["#fff", { hex: "#6c1f34" }]).map(({ name }) => name)).toEqual(["White", "Burgundy"]);
});

test("a word alone is painted, by its last part if need be", () => {
  expect(readColours(["ivory", "Dusty rose"])).toMatchObject([
    { name: "Ivory", value: "#f6f1e4" },
    { name: "Dusty rose", value: "#d68c94" },
  ]);
});

test("what is not to be had is kept and says so; the same colour twice is one", () => {
  const blush = { name: "Blush", value: "#ecc9c3", available: false };
  expect(readColours([blush, blush])).toMatchObject([{ isAvailable: false }]);
});

test.each([null, undefined, "#fff", 3, [null, 7, {}, "???", "#12", "constructor"]])(
  "%o holds no colour",
  (raw) => {
    expect(readColours(raw)).toEqual([]);
  },
);
