// @vitest-environment happy-dom
import { cleanup, render, renderHook, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { cardOf } from "#model/dresses/product.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { Pagination, usePreviousPages } from "./pagination.tsx";

const cards = [1, 2, 3, 4, 5].map((page) => [cardOf(sampleProduct(`dress-on-page-${page}`))]);

/** Opens pages of a list one after the other, and says which dresses stand before those of the last. */
function before(list: string, ...numbers: number[]) {
  const [first = 1, ...others] = numbers;
  const { result, rerender } = renderHook(
    (number: number) => usePreviousPages(list, number, cards[number - 1] ?? []),
    { initialProps: first },
  );
  for (const number of others) rerender(number);
  return result.current.map((page) => page.map(({ slug }) => slug).join());
}

test.each([
  { first: 1, last: 1, links: { "Show More": "?page=2" } },
  { first: 2, last: 2, links: { "Previous dresses": "?page=1", "Show More": "?page=3" } },
  { first: 2, last: 3, links: { "Previous dresses": "?page=1" } },
  { first: 1, last: 3, links: {} },
])("From pages $first to $last of three, links lead to those beside them", ({ first, last, links }) => {
  const urlOf = (page: number) => `?page=${page}`;
  render(<Pagination first={first} last={last} count={3} urlOf={urlOf} />, { wrapper: MemoryRouter });
  const shown = screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(Object.fromEntries(shown)).toEqual(links);
});

test.each([
  ["A page opened by its address stands alone, also where later pages were seen", [[3], [2]], []],
  ["Pages before one that was not seen are left out: there would be a gap", [[1, 3, 4]], [3]],
])("%s", (list, visits, pages) => {
  const shown = visits.map((numbers) => {
    cleanup();
    return before(list, ...numbers);
  });
  expect(shown.at(-1)).toEqual(pages.map((page) => `dress-on-page-${page}`));
});

test("A page is shown as it was seen last", () => {
  const { rerender } = renderHook(({ dresses }) => usePreviousPages("changed", 1, dresses), {
    initialProps: { dresses: cards[0] ?? [] },
  });
  rerender({ dresses: cards[4] ?? [] });
  expect(before("changed", 2)).toEqual(["dress-on-page-5"]);
});

test("The eight lists seen last are remembered", () => {
  for (const list of ["first", "second", "3", "4", "5", "6", "7", "8"]) before(list, 1);
  expect(before("first", 2)).toEqual(["dress-on-page-1"]);
  before("ninth", 1);
  expect([before("first", 2), before("second", 2)]).toEqual([["dress-on-page-1"], []]);
});
