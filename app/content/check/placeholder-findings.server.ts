import { shortenedTo } from "#app/label/characters.ts";
import { holdsPlaceholder } from "#app/label/placeholder.ts";
import { error, type FindingDetail } from "./finding.server.ts";
import { MOST_CHARACTERS, textsIn } from "./texts-in.server.ts";

/** Every text of a document that somebody meant to finish. */
export function placeholderFindings(document: unknown): FindingDetail[] {
  return textsIn(document)
    .filter(({ text }) => holdsPlaceholder(text))
    .map(({ path, text }) => error(`“${path}” holds a placeholder: ${shortenedTo(MOST_CHARACTERS, text)}`));
}
