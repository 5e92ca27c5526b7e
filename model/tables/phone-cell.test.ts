import { expect, test } from "vitest";
import { openedAndSaved } from "#tests/support/spreadsheet.ts";
import { csvOf, dialectOf } from "./csv-dialect.ts";
import { phone, phoneCell } from "./phone-cell.ts";

test.each([
  ["+41795550100", "(+41) 79 555 01 00"],
  ["+971501234567", "(+971) 50 123 4567"],
  ["+12125550100", "(+1) 212 555 0100"],
  ["+999123456789", "(+999)123456789"],
  ["0795550100", "(079)5550100"],
  ["079 555 01 00, evenings", "(079) 555 01 00, evenings"],
  ["5550100", "(555)0100"],
  ["by post", "by post"],
  ["", ""],
])("%j stands in a table as %j, and comes back through a spreadsheet", (stored, cell) => {
  expect(phoneCell(stored)).toBe(cell);
  const dialect = dialectOf("41445550100");
  const saved = openedAndSaved(csvOf([[phoneCell(stored)]], dialect), dialect);
  expect(saved.replaceAll('"', "").trim()).toBe(cell);
  expect(phone(cell, { labelPhone: "" })).toEqual({ value: stored });
});

test("the number itself would not", () => {
  const dialect = dialectOf("442075550100");
  const phones = ["+41795550100", "0795550100", "999123456789"];
  const saved = phones.map((stored) => openedAndSaved(csvOf([[stored]], dialect), dialect).trim());
  expect(saved).toEqual(["'+41795550100", "795550100", "9.99123E+11"]);
});

test.each(["4.17956E+10", "4,17956e+10", "########"])(
  "%j is no number any more, and is said to be none",
  (cell) => {
    expect(phone(cell, { labelPhone: "" })).toEqual({
      fault: `“${cell}” is no telephone number, a spreadsheet has made it of one: format the column as text`,
    });
  },
);
