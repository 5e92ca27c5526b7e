import { randomBytes } from "node:crypto";
import { type Fields, isFields } from "./document.ts";
import type { Mutation, Patch } from "./mutation.ts";

/**
 * Every object in a list gets a unique `_key` with `autoGenerateArrayKeys`. The mutation itself changes, so that listeners reach
 * the same document.
 */
export function withArrayKeys(mutation: Mutation): Mutation {
  if ("create" in mutation) return { create: withKeysWithin(mutation.create) };
  if ("createOrReplace" in mutation) return { createOrReplace: withKeysWithin(mutation.createOrReplace) };
  if ("createIfNotExists" in mutation)
    return { createIfNotExists: withKeysWithin(mutation.createIfNotExists) };
  if ("delete" in mutation) return mutation;
  const { set, setIfMissing, insert } = mutation.patch;
  const changed: Patch = {
    ...(set === undefined ? {} : { set: withKeysAtPaths(set) }),
    ...(setIfMissing === undefined ? {} : { setIfMissing: withKeysAtPaths(setIfMissing) }),
    ...(insert === undefined ? {} : { insert: { ...insert, items: keyed(insert.items) } }),
  };
  return { patch: { ...mutation.patch, ...changed } };
}

function withKeysAtPaths(values: Fields): Fields {
  const entries = Object.entries(values).map(([path, value]) => {
    // A path that ends at a position sets one item of a list. A path with a key needs none.
    const isItem = /\[-?\d+\]$/.test(path);
    return [path, isItem ? keyed([value])[0] : withKeysIn(value)] as const;
  });
  return Object.fromEntries(entries);
}

function withKeysWithin<Value extends Fields>(fields: Value): Value {
  const copy = { ...fields };
  for (const [name, value] of Object.entries(fields)) Object.assign(copy, { [name]: withKeysIn(value) });
  return copy;
}

function withKeysIn(value: unknown): unknown {
  if (Array.isArray(value)) return keyed(value);
  return isFields(value) ? withKeysWithin(value) : value;
}

function keyed(items: readonly unknown[]): unknown[] {
  const used = new Set(items.map((item) => (isFields(item) ? item._key : undefined)));
  return items.map((item) => {
    const within = withKeysIn(item);
    if (!isFields(within) || typeof within._key === "string") return within;
    return { ...within, _key: newKey(used) };
  });
}

/** Studio's keys have twelve hexadecimal digits, too. */
function newKey(used: Set<unknown>): string {
  const key = randomBytes(6).toString("hex");
  if (used.has(key)) return newKey(used);
  used.add(key);
  return key;
}
