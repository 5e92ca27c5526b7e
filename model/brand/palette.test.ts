import { expect, test } from "vitest";
import { paletteOf } from "./palette.ts";

const blush = { name: "Blush", value: "#e6c4ba" };
const sage = { name: "Sage", value: "#a3ab95" };

test("each colour is there once, that of most dresses first", () => {
  const used = [sage, blush, { ...blush, name: " blush", value: "#E6C4BA", available: false }, blush];
  expect(paletteOf(used)).toEqual([blush, sage]);
});

test("one name with two values is two colours", () => {
  const other = { name: "Blush", value: "#e6c4bb" };
  expect(paletteOf([blush, other])).toEqual([blush, other]);
});

test.each([
  [null],
  ["#e6c4ba"],
  [[null, 7, {}, { name: "Blush" }, { name: " ", value: "#e6c4ba" }, { name: "Red", value: "red" }]],
])("%j holds none", (used) => expect(paletteOf(used)).toEqual([]));
