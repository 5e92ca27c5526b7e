import { expect, test } from "vitest";
import { countries, countryCode, townLines } from "./countries.ts";

test.each([
  ["FR", "FR"],
  [" ch ", "CH"],
  ["UK", "GB"],
  ["XK", "XK"],
  ["EU", undefined],
  ["ZZ", undefined],
  ["AN", "CW"],
  ["France", undefined],
  ["", undefined],
])("%j is the country %s", (text, code) => expect(countryCode(text)).toBe(code));

test("every country stands once in the list, by its name", () => {
  expect(new Set(countries.map(({ title }) => title)).size).toBe(countries.length);
  expect(countries.length).toBeGreaterThan(240);
  expect(countries).toContainEqual({ value: "CH", title: "Switzerland" });
  expect(countries[0]?.title).toBe("Afghanistan");
});

test.each([
  ["Zürich", "8001", "CH", ["8001 Zürich"]],
  ["London", "SW1A 1AA", "GB", ["London", "SW1A 1AA"]],
  ["Dublin 2", "D02 AF30", "IE", ["Dublin 2", "D02 AF30"]],
  ["Austin, TX", "78701", "US", ["Austin, TX 78701"]],
  ["Toronto ON", "M5H 2N2", "CA", ["Toronto ON M5H 2N2"]],
  ["دبي", "", "AE", ["دبي"]],
])("%s, %s in %s are the lines %j", (town, postcode, country, lines) =>
  expect(townLines(town, postcode, country)).toEqual(lines),
);
