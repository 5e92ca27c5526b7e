export type Fields = Record<string, unknown>;

export type Document = Fields & {
  _id: string;
  _type: string;
};

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isDocument(value: unknown): value is Document {
  return isFields(value) && typeof value._id === "string" && typeof value._type === "string";
}

/** An unreadable state counts as none. */
export function readState(body: unknown): Document | undefined {
  if (typeof body !== "string") return undefined;
  try {
    return parseDocument(body);
  } catch {
    return undefined;
  }
}

/** The lake wrote this itself, so anything else means that the file is damaged. */
export function parseDocument(body: string): Document {
  const value: unknown = JSON.parse(body);
  if (!isDocument(value)) throw new Error("A stored document has no _id or _type");
  return value;
}
