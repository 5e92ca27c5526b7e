import { expect, test } from "vitest";
import { day } from "./day-cell.ts";

test.each([
  ["2027-05-09", "2027-05-09"],
  ["2027/5/9", "2027-05-09"],
  ["09.05.2027", "2027-05-09"],
  ["9. 5. 2027", "2027-05-09"],
  ["13/5/2027", "2027-05-13"],
  ["5/13/2027", "2027-05-13"],
  ["5-5-2027", "2027-05-05"],
  ["29.2.2028", "2028-02-29"],
  ["٠٩.٠٥.٢٠٢٧", "2027-05-09"],
])("%s is %s", (cell, value) => {
  expect(day(cell)).toEqual({ value });
});

test.each([
  ["9/5/2027", "“9/5/2027” can be read as 2027-05-09 or as 2027-09-05: write the one that is meant"],
  ["29.2.2027", "“29.2.2027” is not a date: write it as 2027-06-15"],
  ["13.13.2027", "“13.13.2027” is not a date: write it as 2027-06-15"],
  ["9.5.27", "“9.5.27” is not a date: write it as 2027-06-15"],
  ["9.5/2027", "“9.5/2027” is not a date: write it as 2027-06-15"],
  ["May 9", "“May 9” is not a date: write it as 2027-06-15"],
  ["", "“” is not a date: write it as 2027-06-15"],
])("%s is refused", (cell, fault) => {
  expect(day(cell)).toEqual({ fault });
});
