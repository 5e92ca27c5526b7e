import { shortenedTo } from "#app/label/characters.ts";
import { holdsPlaceholder } from "#app/label/placeholder.ts";
import { error, type Remark } from "./finding.server.ts";

/** As much of a text as fits into a line of the list. */
const MOST_CHARACTERS = 60;

/** Every text of a document, however deep it lies, that somebody meant to finish. */
export function placeholderRemarks(document: unknown): Remark[] {
  return textsIn(document, "")
    .filter(({ text }) => holdsPlaceholder(text))
    .map(({ path, text }) => error(`“${path}” holds a placeholder: ${shortenedTo(MOST_CHARACTERS, text)}`));
}

function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !key.startsWith("_"))
    .flatMap(([key, part]) => textsIn(part, path === "" ? key : `${path}.${key}`));
}
