import { draftKeyOf, takeOutOfNote, writeIntoNote } from "#app/enquiry/draft-entry.ts";
import { readDraft } from "#app/enquiry/use-draft.ts";

type Dress = { slug: string };

/** Of the note's fields. */
const FIELD = "date";

/** Under this name is the day that the note about a dress last had from the dress's page, for as long as the tab is open. */
const keyOf = ({ slug }: Dress) => `noted-day ${slug}`;

/** Writes the day into the note about a dress, where she sees it before it is sent. */
export function noteDay(dress: Dress, day: string): void {
  writeIntoNote(dress, FIELD, day);
  remember(dress, day);
}

/** Unless the note has had this day before: what she has made of it there since stays. A note that was sent begins anew. */
export function noteDayOnce(dress: Dress, day: string): void {
  const isBegun = readDraft(draftKeyOf([dress])).some(([name]) => name === FIELD);
  if (!isBegun || lastNoted(dress) !== day) noteDay(dress, day);
}

/** Leaves another day that she has written there. */
export function takeOutDay(dress: Dress, day: string): void {
  takeOutOfNote(dress, FIELD, day);
  remember(dress, "");
}

function lastNoted(dress: Dress): string | null {
  try {
    return sessionStorage.getItem(keyOf(dress));
  } catch {
    return null;
  }
}

function remember(dress: Dress, day: string) {
  try {
    if (day) sessionStorage.setItem(keyOf(dress), day);
    else sessionStorage.removeItem(keyOf(dress));
  } catch {
    // Where storage is refused no note is kept either.
  }
}
