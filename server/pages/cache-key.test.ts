import { expect, test } from "vitest";
import { isDataAddress, pageAddress, tidyAddress } from "./page-address.ts";

test.each([
  ["/", "/"],
  ["/?utm_source=x&fbclid=1", "/"],
  ["/?notice=not-shown&x=1", "/?notice=not-shown"],
  [
    "/collection/tulle-dresses?page=2&sort=price-ascending&colour=x",
    "/collection/tulle-dresses?sort=price-ascending&page=2",
  ],
  [
    "/collection/tulle-dresses?sort=price-ascending&page=2",
    "/collection/tulle-dresses?sort=price-ascending&page=2",
  ],
  ["/product/aurelie?size=38&colour=blush", "/product/aurelie?colour=blush&size=38"],
  ["/product/aurelie.data?size=38&_routes=root", "/product/aurelie.data?size=38&_routes=root"],
  ["/_root.data?notice=not-shown", "/_root.data?notice=not-shown"],
  ["/faq?sort=price-ascending&search=", "/faq?search="],
  [`/faq?search=${"x".repeat(201)}`, "/faq"],
  ["/collection/a?sort=a&sort=b", "/collection/a?sort=a"],
  ["/%zz", "/%25zz"],
  ["/product/%E0%A4", "/product/%25E0%25A4"],
  ["/product/%C3%A9t%C3%A9", "/product/%C3%A9t%C3%A9"],
])("%s is %s", (url, address) => {
  expect(pageAddress(url)).toBe(address);
});

test.each([
  ["/faq/", "/faq"],
  ["//evil.example/", "/evil.example"],
  ["/\\evil.example/", "/evil.example"],
  ["/collection//a/?sort=b", "/collection/a?sort=b"],
])("%s stands at %s", (url, tidy) => {
  expect(tidyAddress(url)).toBe(tidy);
});

test.each(["/", "/faq", "/faq?search=/x/"])("%s is tidy", (url) => {
  expect(tidyAddress(url)).toBeUndefined();
});

test("data is told from pages", () => {
  expect(
    ["/faq.data", "/_root.data?x=1", "/faq", "/a.database", "/?search=.data"].map(isDataAddress),
  ).toEqual([true, true, false, false, false]);
});
