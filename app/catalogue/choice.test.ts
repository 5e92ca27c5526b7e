import { expect, test } from "vitest";
import { chosenFrom, queryFor } from "./choice.ts";

const blush = { slug: "dusty-blue", name: "Dusty blue", value: "#8ea6be", isAvailable: true };
const gone = { slug: "ivory", name: "Ivory", value: "#f0e8da", isAvailable: false };
const size = { label: "38", isAvailable: true };
const product = { colours: [blush, gone], sizes: [size, { label: "40", isAvailable: false }] };

function chosen(query: string) {
  return chosenFrom(product, new URLSearchParams(query));
}

test("The address says what is chosen", () => {
  expect(chosen("colour=dusty-blue&size=38")).toEqual({ colour: blush, size });
});

test.each(["", "colour=Dusty+blue", "colour=ivory&size=40", "size=999", "colour=%00", "colour=dusty-blue2"])(
  "%j chooses nothing: unknown, or unavailable",
  (query) => {
    expect(chosen(query)).toEqual({ colour: undefined, size: undefined });
  },
);

test("A choice is in its query, and nothing is where nothing is chosen", () => {
  expect(queryFor(chosen("colour=dusty-blue&size=38"))).toBe("?colour=dusty-blue&size=38");
  expect(queryFor(chosen("size=38"))).toBe("?size=38");
  expect(queryFor(chosen(""))).toBe("");
});
