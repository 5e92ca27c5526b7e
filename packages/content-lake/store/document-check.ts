import { limits } from "../limits.ts";
import { type Document, isFields } from "./document.ts";
import { isValidId } from "./document-id.ts";
import { InvalidMutation, immutable } from "./mutation-error.ts";

/**
 * What every document is held to before it is stored, by whichever path it came: that it can be read again as what it is. Throws
 * InvalidMutation.
 */
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

/** The JSON that is stored. Throws InvalidMutation when it is more than a document may have. */
export function serializeDocument(document: Document): string {
  const body = JSON.stringify(document);
  const size = Buffer.byteLength(body);
  const most = limits.documentBytes.value;
  if (size <= most) return body;
  const description = `The document "${document._id}" would have ${size} bytes; at most ${most} can be stored`;
  throw new InvalidMutation(description, { status: 413, id: document._id });
}

/** A moment as documents have it: `2026-12-24T17:00:00Z`, with or without fractions of a second. */
export function isTimestamp(value: unknown): value is string {
  return typeof value === "string" && TIMESTAMP.test(value) && !Number.isNaN(Date.parse(value));
}

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/**
 * The hosted service's rule for names (`^[a-zA-Z0-9-_]+$`: https://github.com/sanity-io/gradient/issues/406). Two follow it and are refused:
 * what copies a document in JavaScript may take `__proto__` for something else, and groq-js asks every object for its `hasOwnProperty`,
 * so that one document with such a field would fail every query that looks at it.
 */
const ATTRIBUTE_NAME = /^(?!(__proto__|hasOwnProperty)$)[a-zA-Z0-9_-]+$/;

/** What is wrong with a value, however deep it is: this does not recurse. */
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
  return count > limits.documentValues.value
    ? `has more than ${limits.documentValues.value} values`
    : undefined;
}

/** Not what is wrong with the values in it. */
function findOwnFault(value: unknown, depth: number): string | undefined {
  if (typeof value === "number" && !Number.isFinite(value)) return "has a number that is not finite";
  if (typeof value === "string" && !value.isWellFormed()) return "has a text with half a character";
  if (typeof value !== "object" || value === null) return undefined;
  if (depth > limits.documentDepth.value) return `is nested deeper than ${limits.documentDepth.value} levels`;
  if (!isFields(value)) return undefined;
  const name = Object.keys(value).find((key) => !ATTRIBUTE_NAME.test(key));
  return name === undefined
    ? undefined
    : `has an attribute with the name ${JSON.stringify(name)}, which is not valid`;
}
