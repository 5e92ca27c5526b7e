import { filledIn } from "#app/catalogue/message-text.ts";
import { readQuery } from "#app/catalogue/search-query.ts";
import { whatsAppLink } from "#app/catalogue/whatsapp-link.ts";
import { shortenedTo } from "#app/label/characters.ts";
import { searchWords } from "#words/search.ts";
import type { CompactIndex } from "./compact-index.ts";
import type { SearchEntry, SearchResults } from "./search-entry.ts";

/** What the search shows, wherever it was found. */
export type SearchResponse = SearchResults & {
  /** What is shown while nothing is searched for. */
  first: readonly SearchEntry[];
  asking: Asking;
};

/** The number of WhatsApp, empty where there is none, and the label's text of a question. */
export type Asking = { phone: string; question: string };

/** What the browser searches in; without `dresses`, there are so many that it asks the server. */
export type SearchIndexResponse = {
  dresses: CompactIndex | null;
  first: readonly SearchEntry[];
  asking: Asking;
};

/** Dresses shown while nothing is searched for: a row. */
export const MAX_FIRST = 6;
/** Results that come with the key; the others are next. Above a phone's keyboard hardly more are in sight. */
export const MAX_AT_ONCE = 3;

/** Results of the dialog; the page of the search has the rest. */
export const MAX_RESULTS = 24;

/** Results of the page: more than anybody looks through; what is searched for can be said more closely. */
export const MAX_SHOWN = 96;

/** On a line, and in a message. In characters. */
const MAX_ASKED = 60;

export function askedText(text: string): string {
  return shortenedTo(MAX_ASKED, readQuery(text));
}

/** A link that asks the label for what was not found; empty where it has no WhatsApp, or nothing was searched for. */
export function askLink(text: string, { phone, question }: Asking): string {
  const asked = askedText(text);
  if (!phone || !asked) return "";
  return whatsAppLink(phone, filledIn(question, { words: searchWords.asked(asked) }));
}
