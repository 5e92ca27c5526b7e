import { type DraftDresses, draftKeyOf, takeOutOfNote, writeIntoNote } from "./draft-entry.ts";
import { lastPrefilled, rememberPrefilled } from "./last-prefilled.ts";
import { storedDay } from "./stored-day.ts";
import { readDraft } from "./use-draft.ts";

/** The note's field. */
const FIELD = "date";

/** Writes the date into the note about these dresses, where the visitor sees it before it is sent. */
export function prefillDay(dresses: DraftDresses, day: string): void {
  writeIntoNote(dresses, FIELD, day);
  rememberPrefilled("day", dresses, day);
}

/**
 * Does nothing where the note has had this date before, so that the visitor's own change stays. A note that was sent
 * begins anew.
 */
export function prefillDayOnce(dresses: DraftDresses, day: string): void {
  const isBegun = readDraft(draftKeyOf(dresses)).some(([name]) => name === FIELD);
  if (!isBegun || lastPrefilled("day", dresses) !== day) prefillDay(dresses, day);
}

/** Leaves another date that the visitor has written there. */
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

/** A note that has an earlier date from elsewhere gets the current one. Any other date in it is the visitor's own. */
export function followPrefilledDay(dresses: DraftDresses): void {
  const { day, isMentioned } = storedDay();
  if (lastPrefilled("day", dresses)) followDay(dresses, isMentioned ? day : undefined);
}
