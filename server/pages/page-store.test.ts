import { expect, test } from "vitest";
import type { KeptPage } from "./kept-page.ts";
import { createPageShelf } from "./page-shelf.ts";

const wire = { headers: {}, body: Buffer.alloc(0) };

function page(bytes: number): KeptPage {
  return {
    revision: "1",
    status: 200,
    digest: "",
    br: wire,
    gzip: () => wire,
    plain: () => wire,
    isKept: true,
    isFine: true,
    bytes,
  };
}

test("the page asked for longest ago goes first when there is no more room", () => {
  const shelf = createPageShelf(25);
  shelf.keep("/a", page(10));
  shelf.keep("/b", page(10));
  shelf.find("/a");
  shelf.keep("/c", page(10));
  expect(["/a", "/b", "/c"].map((address) => shelf.find(address) !== undefined)).toEqual([true, false, true]);
  expect(shelf.bytes).toBe(20);
});

test("a page that is kept again takes its own place", () => {
  const shelf = createPageShelf(25);
  shelf.keep("/a", page(10));
  shelf.keep("/a", page(12));
  expect([shelf.size, shelf.bytes]).toEqual([1, 12]);
});

test("thinning keeps what is asked for most", () => {
  const shelf = createPageShelf(100);
  for (const address of ["/a", "/b", "/c"]) shelf.keep(address, page(10));
  shelf.find("/c");
  shelf.find("/c");
  shelf.find("/b");
  expect(shelf.thin(2)).toEqual(["/c", "/b"]);
  expect([shelf.size, shelf.bytes]).toEqual([2, 20]);
});
