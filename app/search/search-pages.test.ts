import { expect, test } from "vitest";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { searchedPages } from "./run-search.server.ts";
import { findPages } from "./search-pages.ts";

const pages = searchedPages(sampleTexts);

test.each([
  ["delivery", ["/faq"]],
  ["Return", ["/faq"]],
  ["return policy", ["/faq"]],
  ["appointment", ["/contact"]],
  ["showroom", ["/contact"]],
  ["contact", ["/contact"]],
  ["FAQ", ["/faq"]],
  ["size chart", ["/size-finder"]],
  ["size guide", ["/size-finder"]],
  ["wishlist", ["/fitting"]],
  ["red", []],
  ["size 38", []],
  ["a", []],
  ["", []],
  ["the", []],
])("%j leads to %j", (text, found) => expect(findPages(text, pages).map(({ href }) => href)).toEqual(found));

test("a page that the shop does not have is not found", () => {
  const sizeChart = { ...sampleTexts.sizeChart, rows: [] };
  const bare = searchedPages({ ...sampleTexts, questions: [], sizeChart });
  expect(["delivery", "size chart"].flatMap((text) => findPages(text, bare))).toEqual([]);
});

test("a page that the label has written is found by its title, in any script", () => {
  const written = [{ label: "配送について", href: "/care/shipping", words: "" }];
  expect(findPages("配送", written)).toEqual([{ label: "配送について", href: "/care/shipping" }]);
});
