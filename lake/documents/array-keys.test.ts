import { expect, test } from "vitest";
import { withArrayKeys, withUniqueKeys } from "./array-keys.ts";
import type { Mutation } from "./mutation.ts";

const gown = { _id: "odile", _type: "product", gallery: [{ alt: "Front" }, { _key: "kept", alt: "Back" }] };
const gallery = [{ alt: "Front", _key: expect.any(String) }, gown.gallery[1]];
const keyed = { ...gown, gallery };

test.each<[Mutation, Mutation]>([
  [{ create: gown }, { create: keyed }],
  [{ createOrReplace: gown }, { createOrReplace: keyed }],
  [{ createIfNotExists: gown }, { createIfNotExists: keyed }],
  [{ delete: { id: "odile" } }, { delete: { id: "odile" } }],
  [{ patch: { id: "odile", set: { gallery: gown.gallery } } }, { patch: { id: "odile", set: { gallery } } }],
])("every object of a list has a key, whatever writes it: %j", (mutation, expected) => {
  expect(withArrayKeys(mutation)).toEqual(expected);
});

const twice = ["#f8f4e8", "#efe6d2"].map((hex) => ({ _key: "off-white", hex }));

test.each<[string, unknown[], string[]]>([
  ["two with one key", twice, ["off-white"]],
  ["three with one key", [...twice, { _key: "off-white" }], ["off-white"]],
  ["an empty key", [{ _key: "" }, { _key: "" }], []],
  ["a key that is no text", [{ _key: 1 }, { _key: 1 }], []],
  ["none, a key, and none", [{}, { _key: "kept" }, {}], ["kept"]],
  ["texts among them", ["a", { _key: "kept" }, "a", { _key: "kept" }], ["kept"]],
])("a list of %s has a key for each, and the first keeps its own", (_what, items, kept) => {
  const { list } = withUniqueKeys({ list: items });
  const keys = Array.from(JSON.stringify(list).matchAll(/"_key":"([^"]+)"/g), ([, key]) => key);
  expect(new Set(keys).size).toBe(items.filter((item) => typeof item === "object").length);
  for (const key of kept) expect(keys.filter((value) => value === key)).toHaveLength(1);
  expect(list).toHaveLength(items.length);
});

test("keys are told apart within each list, also in lists within lists' items", () => {
  const inner = { rows: [{ _key: "a" }, { _key: "a", cells: twice }] };
  const { left, right } = withUniqueKeys({ left: twice.slice(0, 1), right: [{ _key: "x", ...inner }] });
  expect(left).toEqual(twice.slice(0, 1));
  const [, second] = right[0]?.rows ?? [];
  const other = { _key: expect.not.stringMatching(/^a$/), cells: [twice[0], { hex: "#efe6d2" }] };
  expect(second).toMatchObject(other);
  expect(JSON.stringify(second).match(/"off-white"/g)).toHaveLength(1);
});

test("an insertion that brings one key twice brings two keys", () => {
  const insert = { after: "colors[-1]", items: twice };
  const changed = withArrayKeys({ patch: { id: "odile", insert } });
  expect(JSON.stringify(changed).match(/"off-white"/g)).toHaveLength(1);
});
