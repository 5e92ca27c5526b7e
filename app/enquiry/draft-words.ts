import { type DraftDresses, draftKeyOf, takeOutOfNote, writeIntoNote } from "./draft-entry.ts";
import { lastPrefilled, rememberPrefilled } from "./last-prefilled.ts";
import { readDraft } from "./use-draft.ts";

/** The note's field. */
const FIELD = "words";

/**
 * Keeps these words in the note about these dresses while they last, unless the visitor has written something else
 * there.
 */
export function followWords(dresses: DraftDresses, words: string): void {
  const last = lastPrefilled("words", dresses);
  const there = new Map(readDraft(draftKeyOf(dresses))).get(FIELD) ?? "";
  if (words && (there === "" || there === last)) writeIntoNote(dresses, FIELD, words);
  if (!words && last) takeOutOfNote(dresses, FIELD, last);
  rememberPrefilled("words", dresses, words);
}
