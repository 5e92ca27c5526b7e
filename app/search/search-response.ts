import { say } from "@trousseau/words/say.ts";
import { filledIn } from "#model/dresses/message-text.ts";
import { whatsAppLink } from "#model/dresses/whatsapp-link.ts";
import { readQuery } from "#model/screens/search-query.ts";
import { QUERY_PARAM } from "#model/screens/url-parameters.ts";
import type { SearchEntry, SearchResults } from "#model/search/search-entry.ts";
import { shortenedTo } from "#model/texts/characters.ts";
import searchWords from "#words/search.json" with { type: "json" };

/** The answer to a search. */
export type SearchResponse = SearchResults & {
  /** The text that was searched for, as it was read. */
  query: string;
  /** These dresses are shown while nothing is searched for. */
  first: readonly SearchEntry[];
  asking: Asking;
  /** Pages of the shop that the text may mean. */
  pages: readonly FoundPage[];
  /** Dresses are meant rather than pages. */
  arePagesLast: boolean;
};

/** A page of the shop that is no dress. */
export type FoundPage = { label: string; href: string };

/** The WhatsApp number, empty where there is none, and the label's text for a question. */
export type Asking = { phone: string; question: string };

/** The dialog shows so many results; the search page has the rest. */
export const MAX_RESULTS = 24;

/** The search page shows so many results, more than anybody looks through. */
export const MAX_SHOWN = 96;

/** A searched text is cut to so many characters on a line and in a message. */
const MAX_ASKED = 60;

/** The address of the search page. */
export function searchPath(text: string): string {
  const query = readQuery(text);
  return query ? `/search?${new URLSearchParams({ [QUERY_PARAM]: query })}` : "/search";
}

export function askedText(text: string): string {
  return shortenedTo(MAX_ASKED, readQuery(text));
}

/** Asks the label on WhatsApp for what was not found. It is empty without a number or a text. */
export function askLink(text: string, { phone, question }: Asking): string {
  const searchedText = askedText(text);
  if (!phone || !searchedText) return "";
  return whatsAppLink(
    phone,
    filledIn(question, { words: say(searchWords, "asked", { text: searchedText }) }),
  );
}
