import { randomBytes } from "node:crypto";
import { type Fields, isFields } from "./document.ts";
import { type Mutation, type Patch, withDocument } from "./mutation.ts";

/**
 * `autoGenerateArrayKeys` asks for keys in what is written. The mutation itself changes, so that listeners reach the same document.
 */
export function withArrayKeys(mutation: Mutation): Mutation {
  if (!("patch" in mutation)) return withDocument(mutation, withUniqueKeys);
  const { set, setIfMissing, insert } = mutation.patch;
  const changed: Patch = {
    ...(set === undefined ? {} : { set: withKeysAtPaths(set) }),
    ...(setIfMissing === undefined ? {} : { setIfMissing: withKeysAtPaths(setIfMissing) }),
    ...(insert === undefined ? {} : { insert: { ...insert, items: keyed(insert.items) } }),
  };
  return { patch: { ...mutation.patch, ...changed } };
}

/** Every object in a list gets a `_key` of its own. Studio and patches would take two with the same key for one. */
export function withUniqueKeys<Value extends Fields>(fields: Value): Value {
  const copy = { ...fields };
  for (const [name, value] of Object.entries(fields)) Object.assign(copy, { [name]: withKeysIn(value) });
  return copy;
}

function withKeysAtPaths(values: Fields): Fields {
  const entries = Object.entries(values).map(([path, value]) => {
    // A path that ends at a position sets one item of a list. A path with a key needs none.
    const isItem = /\[-?\d+\]$/.test(path);
    return [path, isItem ? keyed([value])[0] : withKeysIn(value)] as const;
  });
  return Object.fromEntries(entries);
}

function withKeysIn(value: unknown): unknown {
  if (Array.isArray(value)) return keyed(value);
  return isFields(value) ? withUniqueKeys(value) : value;
}

/** The first of several items with one key keeps it. */
function keyed(items: readonly unknown[]): unknown[] {
  const takenKeys = new Set(items.map((item) => (isFields(item) ? item._key : undefined)));
  const used = new Set<string>();
  return items.map((item) => {
    const within = withKeysIn(item);
    if (!isFields(within)) return within;
    const { _key: own } = within;
    const key = typeof own === "string" && own !== "" && !used.has(own) ? own : newKey(takenKeys);
    used.add(key);
    return key === own ? within : { ...within, _key: key };
  });
}

/** Studio's keys have twelve hexadecimal digits, too. */
function newKey(taken: Set<unknown>): string {
  const key = randomBytes(6).toString("hex");
  if (taken.has(key)) return newKey(taken);
  taken.add(key);
  return key;
}
