import { expect, test } from "vitest";
import { withoutSearch, withSearch } from "./search-address.ts";

test.each([
  ["?search=vi", "/faq"],
  ["?sort=price-ascending&search=vi&page=2", "/faq?sort=price-ascending&page=2"],
  ["?colour=%D9%83&search=", "/faq?colour=%D9%83"],
])("below /faq%s is %s", (search, below) => {
  expect(withoutSearch({ pathname: "/faq", search })).toBe(below);
});

test("the search is opened beside what was chosen", () => {
  expect(withSearch("")).toBe("?search=");
  expect(withSearch("?colour=sage&search=vi")).toBe("?colour=sage&search=");
});
