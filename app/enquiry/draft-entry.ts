import { readStored, store } from "#app/ui/device-storage.ts";
import { readDraft, storeDraft } from "./draft.ts";
import { type DraftDresses, draftKeyOf, slugsIn } from "./draft-key.ts";

/** Writes into a field of the draft, whose form may be open. Nothing is sent. Returns whether it could be stored. */
export function writeIntoDraft(dresses: DraftDresses, name: string, value: string): boolean {
  const field = draftField(name);
  if (field) {
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const key = draftKeyOf(dresses);
  const others = readDraft(key).filter(([other]) => other !== name);
  return storeDraft(key, [...others, [name, value]]);
}

/** Empties that field again, unless the visitor has changed it since. */
export function removeFromDraft(dresses: DraftDresses, name: string, value: string): void {
  const stored = readDraft(draftKeyOf(dresses)).find(([other]) => other === name)?.[1];
  if ((draftField(name)?.value ?? stored) === value) writeIntoDraft(dresses, name, "");
}

/** The field of the form, where that is on the page. */
function draftField(name: string): HTMLInputElement | undefined {
  const field = document.getElementById(`enquiry-${name}`);
  return field instanceof HTMLInputElement ? field : undefined;
}

/** Keeps these words in the draft, unless the visitor has written something else there. */
export function followWords(dresses: DraftDresses, words: string): void {
  // The words that the draft was last prefilled with. The visitor's own words differ from them.
  const key = `note-words ${slugsIn(dresses)}`;
  const last = readStored("sessionStorage", key) ?? "";
  const there = new Map(readDraft(draftKeyOf(dresses))).get("words") ?? "";
  if (words && (there === "" || there === last)) writeIntoDraft(dresses, "words", words);
  if (!words && last) removeFromDraft(dresses, "words", last);
  store("sessionStorage", key, words);
}
