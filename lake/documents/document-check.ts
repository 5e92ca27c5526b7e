import { limits } from "../limits.ts";
import { type Document, isFields } from "./document.ts";
import { isValidId } from "./document-id.ts";
import { InvalidMutation, immutable } from "./mutation-error.ts";

/** A stored document must be readable again as what it is. Throws InvalidMutation. */
export function checkDocument(id: string, document: Document): void {
  const reject = (fault: string) => new InvalidMutation(`The document "${id}" ${fault}`, { id });
  if (document._id !== id) throw immutable(id, "_id");
  if (!isValidId(id)) throw reject("has an id that is not valid");
  if (typeof document._type !== "string" || document._type === "") throw reject("has no _type");
  if (typeof document._rev !== "string" || document._rev === "") throw reject("has no _rev");
  for (const name of ["_createdAt", "_updatedAt"])
    if (!isTimestamp(document[name])) throw reject(`has no valid ${name}`);
  const fault = findFault(document);
  if (fault !== undefined) throw reject(fault);
}

/** Throws InvalidMutation when the document is too large. */
export function serializeDocument(document: Document): string {
  const body = JSON.stringify(document);
  const size = Buffer.byteLength(body);
  const most = limits.documentBytes;
  if (size <= most) return body;
  const description = `The document "${document._id}" would have ${size} bytes; at most ${most} can be stored`;
  throw new InvalidMutation(description, { status: 413, id: document._id });
}

/** A timestamp looks like `2026-12-24T17:00:00Z`, with or without fractions of a second. */
export function isTimestamp(value: unknown): value is string {
  return typeof value === "string" && TIMESTAMP.test(value) && !Number.isNaN(Date.parse(value));
}

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/**
 * The hosted service has the rule `^[a-zA-Z0-9-_]+$` (https://github.com/sanity-io/gradient/issues/406). `__proto__` confuses
 * code that copies objects. groq-js asks every object for its `hasOwnProperty`, so such a document would fail every query.
 */
const ATTRIBUTE_NAME = /^(?!(__proto__|hasOwnProperty)$)[a-zA-Z0-9_-]+$/;

/** The search does not recurse, because a value may be very deep. */
function findFault(document: Document): string | undefined {
  const open: [value: unknown, depth: number][] = [[document, 1]];
  let count = 0;
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const [value, depth] = entry;
    count += 1;
    const fault = findOwnFault(value, depth);
    if (fault !== undefined) return fault;
    if (typeof value !== "object" || value === null) continue;
    for (const child of Object.values(value)) open.push([child, depth + 1]);
  }
  return count > limits.documentValues ? `has more than ${limits.documentValues} values` : undefined;
}

function findOwnFault(value: unknown, depth: number): string | undefined {
  if (typeof value === "number" && !Number.isFinite(value)) return "has a number that is not finite";
  if (typeof value === "string" && !value.isWellFormed()) return "has a text with half a character";
  if (typeof value !== "object" || value === null) return undefined;
  if (depth > limits.documentDepth) return `is nested deeper than ${limits.documentDepth} levels`;
  if (!isFields(value)) return undefined;
  const name = Object.keys(value).find((key) => !ATTRIBUTE_NAME.test(key));
  return name === undefined
    ? undefined
    : `has an attribute with the name ${JSON.stringify(name)}, which is not valid`;
}
