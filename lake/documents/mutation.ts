import { randomUUID } from "node:crypto";
import { type Document, type Fields, isFields } from "./document.ts";
import { isValidId } from "./document-id.ts";
import { InvalidMutation } from "./mutation-error.ts";

/** Whatever a mutation creates has an id. */
export type Mutation =
  | { create: Document }
  | { createOrReplace: Document }
  | { createIfNotExists: Document }
  | { delete: { id: string } }
  | { patch: Patch & { id: string } };

export type Patch = {
  ifRevisionID?: string;
  set?: Fields;
  setIfMissing?: Fields;
  unset?: string[];
  inc?: Record<string, number>;
  dec?: Record<string, number>;
  diffMatchPatch?: Record<string, string>;
  insert?: Insert;
};

type Insert = { items: unknown[] } & ({ before: string } | { after: string } | { replace: string });

export function targetOf(mutation: Mutation): string {
  if ("create" in mutation) return mutation.create._id;
  if ("createOrReplace" in mutation) return mutation.createOrReplace._id;
  if ("createIfNotExists" in mutation) return mutation.createIfNotExists._id;
  return "delete" in mutation ? mutation.delete.id : mutation.patch.id;
}

/** Deletes and patches bring no document along. */
export function withDocument(mutation: Mutation, change: (document: Document) => Document): Mutation {
  if ("create" in mutation) return { create: change(mutation.create) };
  if ("createOrReplace" in mutation) return { createOrReplace: change(mutation.createOrReplace) };
  if ("createIfNotExists" in mutation) return { createIfNotExists: change(mutation.createIfNotExists) };
  return mutation;
}

/** Deletes and patches may name their documents by a query, which is evaluated in their turn. */
export type Selective = {
  selection: { query: string; params: Fields };
  each: (id: string) => Mutation;
};

export function readMutation(value: unknown): Mutation | Selective {
  const [entry, more] = isFields(value) ? Object.entries(value) : [];
  if (entry === undefined || more !== undefined) throw new InvalidMutation("A mutation is one operation");
  const [operation, body] = entry;
  if (!isFields(body)) throw new InvalidMutation(`The body of ${operation} must be an object`);
  if (operation === "create") return { create: readDocument(body) };
  if (operation === "createOrReplace") return { createOrReplace: readDocument(body) };
  if (operation === "createIfNotExists") return { createIfNotExists: readDocument(body) };
  if (operation === "delete") return forTarget(body, (id) => ({ delete: { id } }));
  if (operation === "patch") {
    const patch = readPatch(body);
    return forTarget(body, (id) => ({ patch: { ...patch, id } }));
  }
  throw new InvalidMutation(`Unknown operation: ${operation}`);
}

/** A missing id is made up, also within a folder that ends in a dot. */
export function readDocument(body: Fields): Document {
  const { _id: requestedId = "", _type: type } = body;
  if (typeof type !== "string" || type === "") throw new InvalidMutation("A document needs a _type");
  if (typeof requestedId !== "string") throw new InvalidMutation("An _id must be a string");
  const id = requestedId === "" || requestedId.endsWith(".") ? requestedId + randomUUID() : requestedId;
  if (!isValidId(id)) throw new InvalidMutation(`Invalid document id: ${id}`);
  return { ...structuredClone(body), _id: id, _type: type };
}

/** A client takes a 200 for stored, so anything unknown is refused. */
export function readPatch(body: Fields): Patch {
  const unknown = Object.keys(body).find((key) => !patchKeys.has(key));
  if (unknown !== undefined) throw new InvalidMutation(`A patch has no operation "${unknown}"`);
  const { ifRevisionID, set, setIfMissing, unset, inc, dec, diffMatchPatch, insert } = body;
  if (ifRevisionID !== undefined && !isText(ifRevisionID))
    throw new InvalidMutation("ifRevisionID must be a string");
  return {
    ...(ifRevisionID === undefined ? {} : { ifRevisionID }),
    ...(set === undefined ? {} : { set: readPaths(set, "set", isAnything) }),
    ...(setIfMissing === undefined
      ? {}
      : { setIfMissing: readPaths(setIfMissing, "setIfMissing", isAnything) }),
    ...(unset === undefined ? {} : { unset: readUnset(unset) }),
    ...(inc === undefined ? {} : { inc: readPaths(inc, "inc", isNumber) }),
    ...(dec === undefined ? {} : { dec: readPaths(dec, "dec", isNumber) }),
    ...(diffMatchPatch === undefined
      ? {}
      : { diffMatchPatch: readPaths(diffMatchPatch, "diffMatchPatch", isText) }),
    ...(insert === undefined ? {} : { insert: readInsert(insert) }),
  };
}

/** https://www.sanity.io/docs/http-patches lists these operations. */
const patchKeys = new Set([
  "id",
  "query",
  "params",
  "ifRevisionID",
  "set",
  "setIfMissing",
  "unset",
  "inc",
  "dec",
  "diffMatchPatch",
  "insert",
]);

function forTarget(body: Fields, each: (id: string) => Mutation): Mutation | Selective {
  if (typeof body.id === "string" && body.id !== "") return each(body.id);
  if (typeof body.query !== "string") throw new InvalidMutation("A patch or delete needs an id or a query");
  return { selection: { query: body.query, params: isFields(body.params) ? body.params : {} }, each };
}

function readPaths<Value>(
  value: unknown,
  name: string,
  isRight: (value: unknown) => value is Value,
): Record<string, Value> {
  if (!isFields(value)) throw new InvalidMutation(`${name} must be an object of paths`);
  const right = Object.entries(value).filter((entry): entry is [string, Value] => isRight(entry[1]));
  if (right.length < Object.keys(value).length)
    throw new InvalidMutation(`${name} has a value of the wrong type`);
  return Object.fromEntries(right);
}

function readUnset(value: unknown): string[] {
  if (!Array.isArray(value) || !value.every(isText))
    throw new InvalidMutation("unset must be a list of paths");
  return value;
}

function readInsert(value: unknown): Insert {
  if (!isFields(value) || !Array.isArray(value.items)) throw new InvalidMutation("insert needs items");
  const { items, before, after, replace } = value;
  if (typeof before === "string") return { items, before };
  if (typeof after === "string") return { items, after };
  if (typeof replace === "string") return { items, replace };
  throw new InvalidMutation("insert needs before, after or replace");
}

function isAnything(value: unknown): value is unknown {
  return value !== undefined;
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
