import { expect, test } from "vitest";
import { dialledDigits } from "./telephone.ts";

test.each([
  ["+41 79 555 01 00", "41795550100"],
  ["0041/79-555-01-00", "41795550100"],
  ["(+41) [79] 555 01 00", "41795550100"],
  ["347 123 4567", undefined],
  ["41795550100", undefined],
  ["+41 79 555 01 00, after 18:00", "41795550100"],
  ["079 555 01 00", undefined],
  ["after 18:00: 79 555 01 00", undefined],
])("in %j the number is %s", (text, digits) => {
  expect(dialledDigits(text)).toBe(digits);
});
