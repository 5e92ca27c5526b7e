import { wellFormed } from "#model/texts/well-formed.ts";

/** Only so many UTF-16 units of a text are searched for: the visitor may have pasted a page. */
const MAX_QUERY = 100;

/** Reduces whatever was sent to one line of characters that visitors type. */
export function readQuery(text: string): string {
  return wellFormed(text.slice(0, MAX_QUERY))
    .replace(/[\p{Cc}\s\ufffd]+/gu, " ")
    .trim();
}
