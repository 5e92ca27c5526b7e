import { readDraft } from "./use-draft.ts";

export type DraftDresses = readonly { slug: string }[];

/** Under this name what is written in the note about these dresses is stored while the tab is open. */
export function draftKeyOf(dresses: DraftDresses): string {
  return `enquiry ${dresses.map(({ slug }) => slug).join(" ")}`.trim();
}

/**
 * Writes into a field of the note about these dresses, open or not. The visitor sees it there, and nothing is sent.
 * Returns whether it could be stored.
 */
export function writeIntoNote(dresses: DraftDresses, name: string, value: string): boolean {
  const field = noteField(name);
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
export function takeOutOfNote(dresses: DraftDresses, name: string, value: string): void {
  const stored = readDraft(draftKeyOf(dresses)).find(([other]) => other === name)?.[1];
  if ((noteField(name)?.value ?? stored) === value) writeIntoNote(dresses, name, "");
}

/** While the note is open, or has been. */
function noteField(name: string): HTMLInputElement | undefined {
  const field = document.getElementById(`enquiry-${name}`);
  return field instanceof HTMLInputElement ? field : undefined;
}
