import { expect, test } from "vitest";
import * as cell from "./cell-parsers.ts";

test("colours have their value behind them, that of the label's other dresses, or that of the word", () => {
  const known = [{ name: "Old rose", value: "#c08081" }];
  const values = { Blush: "#e6c4ba", "Old rose": "#c08081", Ivory: "#f6f1e4", Night: "#111122" };
  const value = Object.entries(values).map(([name, value]) => ({ name, value }));
  expect(cell.colours("Blush #E6C4BA | old rose; Ivory\nNight (#112)", known)).toEqual({ value });
});

test.each([
  ["White, dyed by hand #f5f0e7 | Ivory", ["White, dyed by hand", "Ivory"]],
  ["Blush #e6c4ba, Night (#112), Ivory", ["Blush", "Night", "Ivory"]],
])("in the colours %s a comma divides behind a value alone", (text, names) => {
  const known = [{ name: "Blush", value: "#e6c4ba" }];
  expect(cell.colours(text, known)).toMatchObject({ value: names.map((name) => ({ name })) });
  expect(cell.colours("Ivory, Blush", known)).toHaveProperty("fault", expect.stringContaining("|"));
});

test.each([
  ["Zzyzx #12", "Zzyzx #e6c4ba"],
  ["#12", "Blush #e6c4ba"],
])("what is missing in the colour %s is shown: %s", (text, example) => {
  expect(cell.colours(text, [])).toEqual({
    fault: `what colour is “${text}”? Write its value after the name: ${example}`,
  });
});

test.each(["Zzyzx", "Blush #12", "Ivory | Ivory"])("the colours %s are refused", (text) => {
  expect(cell.colours(text, [])).toHaveProperty("fault");
});

test.each([
  ["rent", ["rent"]],
  ["To buy", ["purchase"]],
  ["rent and buy", ["rent", "purchase"]],
  ["both", ["rent", "purchase"]],
])("offered: %s", (text, value) => expect(cell.offered(text)).toEqual({ value }));

test.each([
  ["Last  one", { value: "last" }],
  ["made-to-order", { value: "made-to-order" }],
  ["SOLD", { value: "sold" }],
  ["perhaps", { fault: "“perhaps” is not one of available, made to order, last one, sold, out on rental" }],
])("a table says in words whether a dress is to be had: %s", (text, read) =>
  expect(cell.availability(text)).toEqual(read),
);

test("digits and commas of other scripts are read", () => {
  expect(cell.days("٢٨")).toEqual({ value: 28 });
  expect(cell.place("３")).toEqual({ value: 3 });
  for (const sizes of ["36، 38", "36؛ 38", "36，38", "36、38", "36；38"])
    expect(cell.list(sizes)).toEqual({ value: ["36", "38"] });
  expect(cell.colours("أسود #111111، ذهبي #c9a227", [])).toMatchObject({
    value: [{ name: "أسود" }, { name: "ذهبي" }],
  });
});

test.each([
  [cell.offered, "hire"],
  [cell.place, "first"],
])("%o refuses %s", (read, text) => expect(read(text)).toHaveProperty("fault"));

test("an address is suggested in place of one that cannot be", () => {
  expect(cell.address("Silk Slip")).toEqual({ fault: expect.stringContaining("silk-slip") });
  expect(cell.address("łucja")).toEqual({ fault: expect.stringContaining("lucja") });
});

test.each([
  ["38,5 | 40", ["38,5", "40"]],
  ["S, petite; M", ["S, petite", "M"]],
  ["XS, S, M", ["XS", "S", "M"]],
  ["38.5, 40", ["38.5", "40"]],
  ["10-12, 6/8, 34-36-38", ["10-12", "6/8", "34-36-38"]],
  ["00, 0, 2", ["00", "0", "2"]],
  ["00,0", ["00", "0"]],
  ["38 petite | 38-long | #2 | 100 | One size", ["38 petite", "38-long", "#2", "100", "One size"]],
])("the sizes %j are %j", (text, value) => {
  expect(cell.sizes(text)).toEqual({ value });
});

test.each(["38,5", "38,5, 40", "36, 38,5"])(
  "%j may be a half size or two sizes, and is asked about",
  (text) => {
    expect(cell.sizes(text)).toEqual({
      fault: "“38,5” may be one size or two: write 38.5 for the half size, or | between sizes",
    });
  },
);

test.each([
  "12-Oct",
  "08. Jun",
  "Oct-12",
  "12 août",
  "6. März",
  "06/08/2026",
  "10.12.2026",
  "2026-08-06",
  "3,4E+01",
  "3.4e+1",
  ..."#####|#REF!|#DIV/0!|Err:502|06.08.|12/10/1938 00:00|2026-10-12 00:00:00|44114|36,00|36.0".split("|"),
])("%j is what a spreadsheet made of a size", (text) => {
  const fault = `“${text}” is no size, a spreadsheet has made it of one: format the column as text`;
  expect([cell.sizes(`38 | ${text}`), cell.sizes(text)]).toEqual([{ fault }, { fault }]);
});

test("a list has no more entries than are shown", () => {
  const sizes = Array.from({ length: 201 }, (_, size) => String(size));
  expect(cell.list(sizes.slice(1).join())).toEqual({ value: sizes.slice(1) });
  expect(cell.list(sizes.join())).toEqual({ fault: "there are more than 200 entries" });
});
