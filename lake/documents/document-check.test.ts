import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import type { Fields } from "./document.ts";
import { checkDocument } from "./document-check.ts";

const time = "2026-12-24T17:00:00.000Z";
const sound = { _id: "odile", _type: "gown", _rev: "one", _createdAt: time, _updatedAt: time };

/** Every path to storage ends in this check. */
function check(changes: Fields, id = "odile"): void {
  checkDocument(id, { ...sound, ...changes });
}

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = { a: value };
  return value;
}

test.each<[string, Fields]>([
  ["another id than it is stored under", { _id: "odette" }],
  ["no type", { _type: "" }],
  ["a type that is no text", { _type: 1 }],
  ["no revision", { _rev: undefined }],
  ["a revision of nothing", { _rev: "" }],
  ["no time of its creation", { _createdAt: undefined }],
  ["a time that is none", { _updatedAt: "yesterday" }],
  ["a day that is none", { _createdAt: "2026-13-45T17:00:00Z" }],
  ["a number that is none", { price: Number.NaN }],
  ["a number without end", { list: [{ price: Number.POSITIVE_INFINITY }] }],
  ["half a character", { name: "\ud83d" }],
  ["a name that every object answers to", { seo: { hasOwnProperty: 1 } }],
  ["a name with a space", { "a b": 1 }],
  ["more levels than can be read", { deep: nested(limits.documentDepth) }],
  ["more values than fit", { list: Array.from({ length: limits.documentValues }, () => 1) }],
])("a document with %s is not stored", (_, changes) => {
  expect(() => check({})).not.toThrow();
  expect(() => check(changes)).toThrow();
});

test.each(["", "a b", "-a", ".a", "a..b", "drafts.", "versions.a", "drafts.drafts.a", "a".repeat(129)])(
  "nor under the id %j",
  (id) => {
    expect(() => check({ _id: id }, id)).toThrow();
  },
);

test("what is wrong is said with the document", () => {
  expect(() => check({ _type: "" })).toThrow('The document "odile" has no _type');
  expect(() => check({ _rev: "" })).toThrow('The document "odile" has no _rev');
});

test("what is just within the limits is", () => {
  expect(() => check({ deep: nested(limits.documentDepth - 1) })).not.toThrow();
  const _id = `drafts.${"a".repeat(121)}`;
  expect(() => check({ _id }, _id)).not.toThrow();
});
