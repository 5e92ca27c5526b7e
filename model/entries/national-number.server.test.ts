import { expect, test } from "vitest";
import { countryCodeOf, countryOf, phoneExample, withCountryCode } from "./national-number.server.ts";

test.each([
  ["41441234567", "079 555 01 00", "+41 79 555 01 00"],
  ["41441234567", "(044) 123 45 67", "+41 44 123 45 67"],
  ["41441234567", "(0)44/123-45-67", "+41 44 123 45 67"],
  ["97141234567", "050 123 4567", "+971 50 123 4567"],
  ["442071234567", "07911 123456", "+44 7911 123456"],
  ["41441234567", "41 79 555 01 00", "+41 79 555 01 00"],
  ["3612345678", "06 30 123 4567", "+36 30 123 4567"],
  ["390612345678", "06 1234 5678", "+39 06 1234 5678"],
  ["390612345678", "347 123 4567", "+39 347 123 4567"],
  ["34912345678", "612 34 56 78", "+34 612 34 56 78"],
  ["12125550100", "(212) 555-0199", "+1 212 555 0199"],
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
  expect(withCountryCode("0791234567", "33199001234"), "it can").toBe("+33 7 91 23 45 67");
});

test.each([
  ["33199001234", "+33 6 12 34 56 78"],
  ["41441234567", "+41 78 123 45 67"],
  ["", undefined],
])("the example in a shop whose number is %s is %j", (phone, example) => {
  expect(phoneExample(phone)).toBe(example);
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

test("a number tells its country, where its code is of one alone", () => {
  expect(["41441234567", "971501234567", ""].map(countryOf)).toEqual(["CH", "AE", undefined]);
});
