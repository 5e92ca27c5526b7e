/** As much of a text as fits into a line of the list. */
export const MOST_CHARACTERS = 60;

/** Every text of a document, however deeply nested, with the path to it; ids, types and keys are none. */
export function textsIn(value: unknown, path = ""): { path: string; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !key.startsWith("_"))
    .flatMap(([key, part]) => textsIn(part, path === "" ? key : `${path}.${key}`));
}
