import { readQuery } from "#app/catalogue/search-query.ts";

const KEY = "searches";

/** A row of them. */
const MAX_RECENT = 5;

/** What is longer was not written by the search. In UTF-16 units. */
const MAX_STORED = 2_000;

/** On this device alone, the last one first. What is stored may be anything, and storage may be refused: then there are none. */
export function recentSearches(): readonly string[] {
  try {
    const text = localStorage.getItem(KEY) ?? "[]";
    const stored: unknown = text.length > MAX_STORED ? [] : JSON.parse(text);
    const texts = Array.isArray(stored)
      ? stored.map((part) => (typeof part === "string" ? readQuery(part) : ""))
      : [];
    return [...new Set(texts)].filter(Boolean).slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  const query = readQuery(text);
  if (query) write([query, ...recentSearches().filter((other) => other !== query)].slice(0, MAX_RECENT));
}

export function forgetSearch(text: string): void {
  write(recentSearches().filter((other) => other !== text));
}

export function forgetSearches(): void {
  write([]);
}

function write(texts: readonly string[]) {
  try {
    if (texts.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    // A private window, or no room: nothing is remembered.
  }
}
