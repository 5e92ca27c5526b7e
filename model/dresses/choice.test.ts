import { expect, test } from "vitest";
import { chosenFrom, queryFor } from "./choice.ts";

const blush = { slug: "dusty-blue", name: "Dusty blue", value: "#8ea6be", isAvailable: true };
const gone = { slug: "ivory", name: "Ivory", value: "#f0e8da", isAvailable: false };
const size = { label: "38", isAvailable: true };
const product = { colours: [blush, gone], sizes: [size, { label: "40", isAvailable: false }] };

function chosen(query: string) {
  return chosenFrom(product, new URLSearchParams(query));
}

test("a choice is in its query, also of what is sold, and nothing is where nothing is chosen", () => {
  for (const query of ["?colour=dusty-blue&size=38", "?size=38", "?colour=ivory&size=40", ""])
    expect(queryFor(chosen(query))).toBe(query);
  expect(queryFor(chosen("colour=chartreuse&size=99"))).toBe("");
});
