import { expect, test } from "vitest";
import { findCustomers, isEnoughToFind } from "./find-customers.ts";

const customers = [
  { name: "Anna Müller", phone: "+41795550100", email: "anna@mail.example" },
  { name: "Zoë Straßer", phone: "+447700900123", email: "" },
  { name: "أمينة الخطيب", phone: "+971501234567", email: "amina@mail.example" },
  { name: "Manuela Graf", phone: "", email: "graf.m@mail.example" },
];

test.each([
  ["mül", "Anna Müller"],
  ["mul", "Anna Müller"],
  ["Mueller ann", "Anna Müller"],
  ["zoe", "Zoë Straßer"],
  ["strasser", "Zoë Straßer"],
  ["امينه", "أمينة الخطيب"],
  ["أمينة", "أمينة الخطيب"],
  ["الخط", "أمينة الخطيب"],
  ["amina@", "أمينة الخطيب"],
  ["079 555", "Anna Müller"],
  ["0041 79", "Anna Müller"],
  ["+41 (0)79 555", "Anna Müller"],
  ["(0)79 555", "Anna Müller"],
  ["٠٥٠١٢٣", "أمينة الخطيب"],
  ["manue", "Manuela Graf"],
])("“%s” finds %s", (typed, name) =>
  expect(findCustomers(customers, typed).map((customer) => customer.name)).toEqual([name]),
);

test("two letters find nobody, and a name that begins so comes before one that holds it", () => {
  expect(findCustomers(customers, "an")).toEqual([]);
  const two = [{ name: "Susanna Abt", phone: "", email: "" }, ...customers];
  expect(findCustomers(two, "anna").map(({ name }) => name)).toEqual(["Anna Müller", "Susanna Abt"]);
});

test.each([
  ["", false],
  [" a n ", false],
  ["079", false],
  ["+41", false],
  ["ann", true],
  ["0 79 5", true],
])("“%s” is enough to find somebody by: %s", (typed, isEnough) =>
  expect(isEnoughToFind(typed)).toBe(isEnough),
);
