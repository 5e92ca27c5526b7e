import { expect, test } from "vitest";
import { countryCodeOf, dialledDigits, phoneExample, withCountryCode } from "./telephone.ts";

test.each([
  ["41441234567", "079 555 01 00", "+41 79 555 01 00"],
  ["41441234567", "(044) 123 45 67", "+41 44 123 45 67"],
  ["41441234567", "(0)44/123-45-67", "+41 44/123-45-67"],
  ["97141234567", "050 123 4567", "+971 50 123 4567"],
  ["442071234567", "07700 900123", "+44 7700 900123"],
  ["3612345678", "06 30 123 4567", "+36 30 123 4567"],
  ["390612345678", "06 1234 5678", "+39 06 1234 5678"],
  ["390612345678", "347 123 4567", "+39 347 123 4567"],
  ["34912345678", "612 34 56 78", "+34 612 34 56 78"],
  ["12125550100", "(212) 555-0199", "+1 212 555-0199"],
])("a label whose number is %s reads %j as %j", (label, typed, number) => {
  expect(withCountryCode(typed, label)).toBe(number);
});

test.each([
  "",
  "call me",
  "+33 6 12 34 56 78",
  "0033 6 12 34 56 78",
  "33612345678",
  "06 12 34",
  "079 555 01 00 or 044 123 45 67",
  "079 555 01 00 / 044 123 45 67",
  "after 18:00: 079 555 01 00",
])("%j stays as it is typed", (typed) => {
  expect(withCountryCode(typed, "41441234567")).toBe(typed);
  expect(withCountryCode("079 555 01 00", "")).toBe("079 555 01 00");
  expect(withCountryCode("06 12 34 56 78", "34912345678")).toBe("06 12 34 56 78");
});

test.each([
  ["33199001234", "07911 123456"],
  ["33199001234", "01 23 45 67"],
  ["41441234567", "0170 12345678"],
  ["442071234567", "06 12 34 56 7"],
  ["97141234567", "07911 123456"],
])("a label whose number is %s leaves %j as it is typed, which cannot be of its country", (label, typed) => {
  expect(withCountryCode(typed, label)).toBe(typed);
  expect(withCountryCode("0791234567", "33199001234"), "it can").toBe("+33 791234567");
});

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

test.each([
  ["33199001234", "+33 1 99 00 12 34", "+33 1 23 45 67 89"],
  ["41441234567", "+41 (0)44 123 45 67", "+41 12 345 67 89"],
  ["41441234567", "044 123 45 67", "+41 123456789"],
  ["", "", undefined],
])("the example in a shop whose number is %s, shown as %j, is %j", (phone, shown, example) => {
  expect(phoneExample({ phone, phoneDisplay: shown })).toBe(example);
});

test("a country is known by its code", () => {
  expect(["33199001234", "12125550100", "971501234567", "79123456789", ""].map(countryCodeOf)).toEqual([
    "33",
    "1",
    "971",
    "7",
    "",
  ]);
});
