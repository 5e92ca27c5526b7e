import { expect, test } from "vitest";
import { itemId, LONGEST_ID } from "./item-id.ts";

test("two dresses, or two choices of them, never have one id", () => {
  const ids = [
    itemId("lia", "rose-noir"),
    itemId("lia-rose", "noir"),
    itemId("lia-ivory"),
    itemId("lia", "ivory"),
    itemId("lia", "rose", "S"),
    itemId("lia-rose", "s"),
    itemId("lia", undefined, "38.5"),
  ];
  expect(ids.slice(0, 3)).toEqual(["lia.rose-noir", "lia-rose.noir", "lia-ivory"]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("long names keep ids apart within what catalogues take", () => {
  const long = "a-very-long-name-".repeat(6);
  const ids = ["ivory", "noir", "blush"].map((colour) => itemId(long, colour));
  expect(ids.map(({ length }) => length)).toEqual(ids.map(() => LONGEST_ID));
  expect(new Set(ids).size).toBe(3);
  expect(itemId(long, "ivory")).toBe(ids[0]);
});
