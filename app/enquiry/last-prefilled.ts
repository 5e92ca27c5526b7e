import type { DraftDresses } from "./draft-entry.ts";

/**
 * The value that a note last had from elsewhere, for as long as the tab is open. The visitor's own words differ from
 * it.
 */
export function lastPrefilled(what: Prefilled, dresses: DraftDresses): string {
  try {
    return sessionStorage.getItem(keyOf(what, dresses)) ?? "";
  } catch {
    return "";
  }
}

export function rememberPrefilled(what: Prefilled, dresses: DraftDresses, value: string): void {
  try {
    if (value) sessionStorage.setItem(keyOf(what, dresses), value);
    else sessionStorage.removeItem(keyOf(what, dresses));
  } catch {
    // Where storage is refused no note is stored either.
  }
}

type Prefilled = "day" | "words";

function keyOf(what: Prefilled, dresses: DraftDresses): string {
  return `note-${what} ${dresses.map(({ slug }) => slug).join(" ")}`;
}
