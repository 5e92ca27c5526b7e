import { storedDay } from "./stored-day.ts";
import { readDraft } from "./use-draft.ts";

type DraftDresses = readonly { slug: string }[];

/** The form about these dresses keeps its draft under this name while the tab is open. */
export function draftKeyOf(dresses: DraftDresses): string {
  return `enquiry ${dresses.map(({ slug }) => slug).join(" ")}`.trim();
}

/** Writes into a field of the draft, whose form may be open. Nothing is sent. Returns whether it could be stored. */
export function writeIntoDraft(dresses: DraftDresses, name: string, value: string): boolean {
  const field = draftField(name);
  if (field) {
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  try {
    const key = draftKeyOf(dresses);
    const others = readDraft(key).filter(([other]) => other !== name);
    sessionStorage.setItem(key, JSON.stringify([...others, [name, value]]));
    return true;
  } catch {
    return false;
  }
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

/** Writes the date into the draft, where the visitor sees it before it is sent. */
export function prefillDay(dresses: DraftDresses, day: string): void {
  writeIntoDraft(dresses, "date", day);
  rememberPrefilled("day", dresses, day);
}

/** Does nothing where the draft has had this date before, so that the visitor's own change stays. */
export function prefillDayOnce(dresses: DraftDresses, day: string): void {
  const isBegun = readDraft(draftKeyOf(dresses)).some(([name]) => name === "date");
  if (!isBegun || lastPrefilled("day", dresses) !== day) prefillDay(dresses, day);
}

/** Leaves another date that the visitor has written there. */
export function removeDay(dresses: DraftDresses, day: string): void {
  removeFromDraft(dresses, "date", day);
  rememberPrefilled("day", dresses, "");
}

/** The draft has the date while it is to be mentioned, and loses it once it no longer is. */
export function followDay(dresses: DraftDresses, mentioned: string | undefined): void {
  const last = lastPrefilled("day", dresses);
  if (mentioned) prefillDayOnce(dresses, mentioned);
  else if (last) removeDay(dresses, last);
}

/** A draft with an earlier prefilled date gets the current one. Any other date in it is the visitor's own. */
export function followPrefilledDay(dresses: DraftDresses): void {
  const { day, isMentioned } = storedDay();
  if (lastPrefilled("day", dresses)) followDay(dresses, isMentioned ? day : undefined);
}

/** Keeps these words in the draft, unless the visitor has written something else there. */
export function followWords(dresses: DraftDresses, words: string): void {
  const last = lastPrefilled("words", dresses);
  const there = new Map(readDraft(draftKeyOf(dresses))).get("words") ?? "";
  if (words && (there === "" || there === last)) writeIntoDraft(dresses, "words", words);
  if (!words && last) removeFromDraft(dresses, "words", last);
  rememberPrefilled("words", dresses, words);
}

/** The value that the draft was last prefilled with. The visitor's own words differ from it. */
function lastPrefilled(what: Prefilled, dresses: DraftDresses): string {
  try {
    return sessionStorage.getItem(keyOf(what, dresses)) ?? "";
  } catch {
    return "";
  }
}

function rememberPrefilled(what: Prefilled, dresses: DraftDresses, value: string): void {
  try {
    if (value) sessionStorage.setItem(keyOf(what, dresses), value);
    else sessionStorage.removeItem(keyOf(what, dresses));
  } catch {
    // Where storage is refused no draft is stored either.
  }
}

type Prefilled = "day" | "words";

function keyOf(what: Prefilled, dresses: DraftDresses): string {
  return `note-${what} ${dresses.map(({ slug }) => slug).join(" ")}`;
}
