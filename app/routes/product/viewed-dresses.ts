import { isListedSlug, MOST_DRESSES } from "#app/catalogue/fitting-address.ts";

/** Of the list on this device: slugs, the last one first. */
export const VIEWED_KEY = "viewed";

/** What is longer was not written here. In UTF-16 units. */
const MAX_STORED = 5_000;

/** What is stored may be anything, and storage may be refused: then there are none. */
export function viewedDresses(): string[] {
  try {
    const text = localStorage.getItem(VIEWED_KEY) ?? "[]";
    const stored: unknown = text.length > MAX_STORED ? [] : JSON.parse(text);
    const slugs = Array.isArray(stored)
      ? stored.filter((slug) => typeof slug === "string" && isListedSlug(slug))
      : [];
    return [...new Set<string>(slugs)].slice(0, MOST_DRESSES + 1);
  } catch {
    return [];
  }
}

export function rememberViewed(slug: string): void {
  write([slug, ...viewedDresses().filter((other) => other !== slug)].slice(0, MOST_DRESSES + 1));
}

export function forgetViewed(): void {
  write([]);
}

function write(slugs: readonly string[]) {
  try {
    if (slugs.length === 0) localStorage.removeItem(VIEWED_KEY);
    else localStorage.setItem(VIEWED_KEY, JSON.stringify(slugs));
  } catch {
    // A private window, or no room: nothing is remembered.
  }
}
