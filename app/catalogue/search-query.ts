import { wellFormed } from "#app/label/well-formed.ts";

/** So much of what is searched for is read, in UTF-16 units: the rest of a page that was pasted says nothing more. */
const MAX_QUERY = 100;

/** What is searched for: one line without what nobody types, whatever was sent. */
export function readQuery(text: string): string {
  return wellFormed(text.slice(0, MAX_QUERY))
    .replace(/[\p{Cc}\s\ufffd]+/gu, " ")
    .trim();
}
