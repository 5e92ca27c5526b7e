import { expect, test } from "vitest";
import { firstOfWeek, isWeekend, weekOf } from "./week.ts";

test.each([
  ["de-CH", undefined, "2027-06-07"],
  ["en-US", undefined, "2027-06-06"],
  ["ar-u-nu-latn", "971501234567", "2027-06-07"],
  ["ar-u-nu-latn", "+966 50 123 4567", "2027-06-06"],
  ["en", undefined, "2027-06-07"],
  ["en", "12025550123", "2027-06-06"],
  ["en", "442071234567", "2027-06-07"],
])("in %s with the telephone %s, the week of 9 June begins on %s", (language, phone, day) => {
  expect(firstOfWeek("2027-06-09", weekOf(phone, language))).toBe(day);
});

test("a week begins on its own first day, and its weekend is the country's", () => {
  const [swiss, saudi] = [weekOf(undefined, "de-CH"), weekOf("966501234567", "ar")];
  expect([firstOfWeek("2027-06-07", swiss), firstOfWeek("2027-06-13", swiss)]).toEqual([
    "2027-06-07",
    "2027-06-07",
  ]);
  const days = ["2027-06-11", "2027-06-12", "2027-06-13"];
  expect(days.map((day) => isWeekend(day, swiss))).toEqual([false, true, true]);
  expect(days.map((day) => isWeekend(day, saudi))).toEqual([true, true, false]);
});
