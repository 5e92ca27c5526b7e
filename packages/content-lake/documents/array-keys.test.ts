import { expect, test } from "vitest";
import { withArrayKeys } from "./array-keys.ts";
import type { Mutation } from "./mutation.ts";

const gown = { _id: "odile", _type: "product", gallery: [{ alt: "Front" }, { _key: "kept", alt: "Back" }] };
const keyed = { ...gown, gallery: [{ alt: "Front", _key: expect.any(String) }, gown.gallery[1]] };

test.each<[Mutation, Mutation]>([
  [{ create: gown }, { create: keyed }],
  [{ createOrReplace: gown }, { createOrReplace: keyed }],
  [{ createIfNotExists: gown }, { createIfNotExists: keyed }],
  [{ delete: { id: "odile" } }, { delete: { id: "odile" } }],
  [
    { patch: { id: "odile", set: { gallery: gown.gallery } } },
    { patch: { id: "odile", set: { gallery: keyed.gallery } } },
  ],
])("every object of a list has a key, whatever writes it: %j", (mutation, expected) => {
  expect(withArrayKeys(mutation)).toEqual(expected);
});
