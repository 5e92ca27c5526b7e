import { type DraftDresses, draftKeyOf, takeOutOfNote, writeIntoNote } from "./draft-entry.ts";
import { lastPrefilled, rememberPrefilled } from "./last-prefilled.ts";
import { storedDay } from "./stored-day.ts";
import { readDraft } from "./use-draft.ts";

/** Of the note's fields. */
const FIELD = "date";

/** Writes the day into the note about these dresses, where she sees it before it is sent. */
export function prefillDay(dresses: DraftDresses, day: string): void {
  writeIntoNote(dresses, FIELD, day);
  rememberPrefilled("day", dresses, day);
}

/** Unless the note has had this day before: what she has made of it there since stays. A note that was sent begins anew. */
export function prefillDayOnce(dresses: DraftDresses, day: string): void {
  const isBegun = readDraft(draftKeyOf(dresses)).some(([name]) => name === FIELD);
  if (!isBegun || lastPrefilled("day", dresses) !== day) prefillDay(dresses, day);
}

/** Leaves another day that she has written there. */
export function takeOutDay(dresses: DraftDresses, day: string): void {
  takeOutOfNote(dresses, FIELD, day);
  rememberPrefilled("day", dresses, "");
}

/** The day as it is now: in the note while it is to be mentioned, and out of it once it no longer is. */
export function followDay(dresses: DraftDresses, mentioned: string | undefined): void {
  const last = lastPrefilled("day", dresses);
  if (mentioned) prefillDayOnce(dresses, mentioned);
  else if (last) takeOutDay(dresses, last);
}

/** A note that had the day as it was then has it as it is now. One that had none from elsewhere is hers alone. */
export function followPrefilledDay(dresses: DraftDresses): void {
  const { day, isMentioned } = storedDay();
  if (lastPrefilled("day", dresses)) followDay(dresses, isMentioned ? day : undefined);
}
