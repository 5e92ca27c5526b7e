import { expect, test } from "vitest";
import { listAddress, marksDifferences } from "./list-address.ts";

test("that what differs is marked stands in the address of a list, and not where there is none", () => {
  expect(listAddress(["a", "b"], true, "vi")).toBe("/fitting?dress=a&dress=b&differences=marked&search=vi");
  expect(listAddress(["a"], false)).toBe("/fitting?dress=a");
  expect(listAddress([], true)).toBe("/fitting");
  expect(listAddress([], true, "")).toBe("/fitting?search=");
});

test("anything but that word marks nothing", () => {
  const marks = (query: string) => marksDifferences(new URLSearchParams(query));
  expect(["differences=marked", "differences=all", "differences=", ""].map(marks)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
