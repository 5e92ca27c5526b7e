import { expect, test } from "vitest";
import { withoutSearch } from "./search-address.ts";

test.each([
  ["?search=vi", "/faq"],
  ["?sort=price-ascending&search=vi&page=2", "/faq?sort=price-ascending&page=2"],
  ["?colour=%D9%83&search=", "/faq?colour=%D9%83"],
])("below /faq%s is %s", (search, below) => expect(withoutSearch({ pathname: "/faq", search })).toBe(below));
