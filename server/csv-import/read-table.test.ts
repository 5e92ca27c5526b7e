import { expect, test } from "vitest";
import { readTable } from "./read-table.ts";

function tableOf(text: string | Uint8Array) {
  const { columns, rows, faults } = readTable(typeof text === "string" ? Buffer.from(text) : text);
  return { columns, rows: rows.map(({ row, cells }) => [row, Object.fromEntries(cells)]), faults };
}

test.each([
  ["commas", "name,price\nAurélie,2450\n"],
  ["semicolons, as Excel has them in Europe, with its mark of UTF-8", "\uFEFFname;price\r\nAurélie;2450\r\n"],
  ["tabs", "name\tprice\nAurélie\t2450"],
  ["a line above that says what separates", "sep=;\r\nname;price\r\nAurélie;2450\r\n"],
  ["a line above that names another separator than there is", "sep=,\r\nname;price\r\nAurélie;2450\r\n"],
  ["that line as a cell of a table", '"sep=,";\r\nname;price\r\nAurélie;2450\r\n'],
  ["spaces round a cell", " name , price \n  Aurélie ,2450 \n"],
])("reads %s", (_what, text) => {
  const { columns, rows, faults } = tableOf(text);
  expect(columns).toEqual(["name", "price"]);
  expect(rows.map(([, cells]) => cells)).toEqual([{ name: "Aurélie", price: "2450" }]);
  expect(faults).toEqual([]);
});

test.each([
  ["as Excel for Windows writes without asking", Buffer.from("name;price\nAurélie;1\n", "latin1")],
  ["UTF-16", Buffer.from("\uFEFFname\tprice\nAurélie\t1\n", "utf16le")],
  ["UTF-16 in the other order", Buffer.from("\uFEFFname\tprice\nAurélie\t1\n", "utf16le").swap16()],
])("reads accents %s", (_what, bytes) => {
  expect(tableOf(bytes).rows).toEqual([[2, { name: "Aurélie", price: "1" }]]);
});

test("a cell may hold line breaks, separators and quotation marks, and later rows have the number that a spreadsheet shows", () => {
  const text = 'name;description\r\nAda;"One\r\n\r\nTwo; with ""marks"""\r\n\r\nBea;Three\r\n';
  expect(tableOf(text).rows).toEqual([
    [2, { name: "Ada", description: 'One\n\nTwo; with "marks"' }],
    [4, { name: "Bea", description: "Three" }],
  ]);
});

test("what begins like a formula is text", () => {
  expect(tableOf('name,description\n=1+1,"=HYPERLINK(""https://a.example"")"').rows).toEqual([
    [2, { name: "=1+1", description: '=HYPERLINK("https://a.example")' }],
  ]);
});

test.each([
  ["", 1, /empty/],
  ["name,price\nAda,1,2\n", 2, /no heading/],
  ["sep=,\nname,price\n\nAda,1,2\n", 3, /no heading/],
  ["name,\nAda,loose\n", 2, /no heading/],
  ["name,price,name\nAda,1,Bea\n", 1, /twice/],
  ['name,description\nAda,"open\nBea,closed\n', 2, /never closed/],
])("says in which row %j cannot be read", (text, row, message) => {
  expect(tableOf(text).faults).toContainEqual(
    expect.objectContaining({ row, message: expect.stringMatching(message) }),
  );
});

test("a quotation mark that is not closed is said once, in the row where it opened, however many follow it", () => {
  const others = 'Bea,a "fine" one\n'.repeat(300);
  expect(tableOf(`name,description\n"Ada\nand\nEve","open\n${others}`).faults).toEqual([
    { row: 2, message: "a quotation mark opens here and is never closed" },
  ]);
});

test("quotation marks that are not written twice are said once for each row", () => {
  const message = "a quotation mark inside a cell has to be written twice";
  const table = 'name,description\n"an "a" b","Ada\n"c" d"\n"a "b" c",Bea\n';
  expect(tableOf(table).faults).toEqual([2, 3].map((row) => ({ row, message })));
});

test("a table with more columns than anybody fills is another file", () => {
  const columns = Array.from({ length: 201 }, (_, at) => `column ${at}`);
  expect(tableOf(columns.slice(1).join()).faults).toEqual([]);
  expect(tableOf(columns.join()).faults).toEqual([
    { row: 1, message: "there are too many columns for a table of dresses" },
  ]);
});

test("a table of more rows than a label has dresses is refused before they are read", () => {
  const { rows, faults } = tableOf(`name\n${"Ada\n".repeat(5_001)}`);
  expect(rows).toEqual([]);
  expect(faults).toEqual([{ row: 1, message: "there are more than 5000 rows" }]);
});

test("a table of bookings has no more rows than can be taken back at once with their customers", () => {
  const faultsOf = (rows: number) => tableOf(`dress,first day\n${"Ada,2037-06-10\n".repeat(rows)}`).faults;
  expect(faultsOf(2_500)).toEqual([]);
  expect(faultsOf(2_501)).toEqual([{ row: 1, message: "there are more than 2500 rows" }]);
});

test.each([
  ["dresses", "bookings", "address,price,picture"],
  ["bookings", "customers", "dress,first day,price,deposit"],
  ["customers", "dresses", "name,telephone,note"],
  ["customers", "customers", "name,note"],
  ["customers", "customers", "who,when"],
  ["bookings", "bookings", '"'],
] as const)("finds a table of %s, where %s are imported, by its header: %j", (kind, expectation, text) => {
  expect(readTable(Buffer.from(text), expectation).kind).toBe(kind);
});
