import { expect, test } from "vitest";
import { isList } from "./neighbours.ts";

test("a list is at the shop's own address of one, and nowhere else", () => {
  for (const list of ["/collection/a", "/search?q=x", "/fitting?dress=a"])
    expect(isList(list), list).toBe(true);
  for (const other of [
    "https://elsewhere.example/collection/a",
    "//elsewhere.example/collection/a",
    "/product/collection/a",
    "/search",
    "",
  ])
    expect(isList(other), other).toBe(false);
});
