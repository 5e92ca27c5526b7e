import { expect, test } from "vitest";
import { day } from "./day-cell.ts";

test("a date is read as it is in a form", () => expect(day("09.05.2027")).toEqual({ value: "2027-05-09" }));

test.each([
  ["9/5/2027", "“9/5/2027” can be read as 2027-05-09 or as 2027-09-05: write the one that is meant"],
  ["29.2.2027", "“29.2.2027” is not a date: write it as 2027-06-15"],
])("%s is refused", (cell, fault) => expect(day(cell)).toEqual({ fault }));
