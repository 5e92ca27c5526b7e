import { expect, test } from "vitest";
import { chosenFrom, queryFor } from "./choice.ts";

const blush = { slug: "dusty-blue", name: "Dusty blue", value: "#8ea6be", isAvailable: true };
const gone = { slug: "ivory", name: "Ivory", value: "#f0e8da", isAvailable: false };
const size = { label: "38", isAvailable: true };
const product = { colours: [blush, gone], sizes: [size, { label: "40", isAvailable: false }] };

function chosen(query: string) {
  return chosenFrom(product, new URLSearchParams(query));
}

test("A choice is in its query, and nothing is where nothing is chosen", () => {
  expect(queryFor(chosen("colour=dusty-blue&size=38"))).toBe("?colour=dusty-blue&size=38");
  expect([queryFor(chosen("size=38")), queryFor(chosen(""))]).toEqual(["?size=38", ""]);
});
