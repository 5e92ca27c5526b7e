import type { NotedDresses } from "./draft-entry.ts";

/** What a note about these dresses last had from elsewhere, for as long as the tab is open; what she has written there herself differs. */
export function lastNoted(what: Noted, dresses: NotedDresses): string {
  try {
    return sessionStorage.getItem(keyOf(what, dresses)) ?? "";
  } catch {
    return "";
  }
}

export function rememberNoted(what: Noted, dresses: NotedDresses, value: string): void {
  try {
    if (value) sessionStorage.setItem(keyOf(what, dresses), value);
    else sessionStorage.removeItem(keyOf(what, dresses));
  } catch {
    // Where storage is refused no note is kept either.
  }
}

type Noted = "day" | "words";

function keyOf(what: Noted, dresses: NotedDresses): string {
  return `noted-${what} ${dresses.map(({ slug }) => slug).join(" ")}`;
}
