import { expect, test } from "vitest";
import { day } from "./day-cell.ts";

const unknown = { labelPhone: "" };

test("a date is read as it is in a form", () =>
  expect(day("09.05.2027", unknown)).toEqual({ value: "2027-05-09" }));

test.each([
  ["442079460018", "2027-05-09"],
  ["12122345678", "2027-09-05"],
])("the country of the number %s says which day 9/5/2027 is", (labelPhone, value) =>
  expect(day("9/5/2027", { labelPhone })).toEqual({ value }),
);

test.each([
  ["9/5/2027", "“9/5/2027” can be read as 2027-05-09 or as 2027-09-05: write the one that is meant"],
  ["29.2.2027", "“29.2.2027” is not a date: write it as 2027-06-15"],
])("%s is refused where the country is unknown", (cell, fault) =>
  expect(day(cell, unknown)).toEqual({ fault }),
);
