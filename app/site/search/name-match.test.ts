import { expect, test } from "vitest";
import { searchByName } from "./name-match.ts";

const dresses = ["Aurélie", "Rosalind", "Éloïse", "Inès"].map((name) => ({ name }));

test.each([
  ["ROSA", ["Rosalind"]],
  ["in", ["Rosalind", "Inès"]],
  ["  éLO ", ["Éloïse"]],
  ["eloise", ["Éloïse"]],
  ["x", []],
  ["", []],
  ["   ", []],
  [".*", []],
])("%j finds %j", (text, expected) => {
  expect(searchByName(dresses, text).map(({ name }) => name)).toEqual(expected);
});

test("An accent typed is an accent wanted, however it was composed", () => {
  expect(searchByName([{ name: "Ine\u0300s" }], "in\u00e8s")).toHaveLength(1);
});
