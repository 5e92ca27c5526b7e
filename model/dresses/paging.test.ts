import { expect, test } from "vitest";
import { pageOf } from "./paging.ts";

const hundred = Array.from({ length: 100 }, (_, index) => index);

test("A list is cut into pages of 48, the last one shorter", () => {
  expect(pageOf(hundred, "1").items).toHaveLength(48);
  expect(pageOf(hundred, "3")).toMatchObject({ number: 3, count: 3, items: hundred.slice(96) });
});

test.each([null, "", "0", "1.5", "two", "1e3"])("Junk in the address (%j) is the first page", (parameter) =>
  expect(pageOf(hundred, parameter).number).toBe(1),
);

test.each(["77", "1000000", "9".repeat(8_000)])("Beyond the last page (%.10s) stands the last", (parameter) =>
  expect(pageOf(hundred, parameter)).toMatchObject({ number: 3, items: hundred.slice(96) }),
);

test("An empty list has one empty page", () =>
  expect(pageOf([], "2")).toEqual({ items: [], number: 1, count: 1 }));
