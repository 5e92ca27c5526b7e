import { expect, test } from "vitest";
import { ignoringFragment } from "./revalidation.ts";

function change(from: string, to: string) {
  return {
    currentUrl: new URL(from, "http://shop"),
    nextUrl: new URL(to, "http://shop"),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  };
}

test.each([
  ["/faq#menu", "/faq"],
  ["/faq", "/faq#menu"],
  ["/faq?search=vi#menu", "/faq?search=vi#search"],
])("from %s to %s nothing is asked", (from, to) => expect(ignoringFragment(change(from, to))).toBe(false));

test.each([
  ["/faq", "/faq"],
  ["/faq#menu", "/faq#menu"],
  ["/faq#menu", "/about"],
  ["/list#sort", "/list?colour=black#sort"],
])("from %s to %s the router decides", (from, to) => {
  expect(ignoringFragment(change(from, to))).toBe(true);
  expect(ignoringFragment({ ...change(from, to), defaultShouldRevalidate: false })).toBe(false);
});
