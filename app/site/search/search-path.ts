import { readQuery } from "#app/catalogue/search-query.ts";
import { QUERY_PARAM, SEARCH_PARAM } from "#app/catalogue/url-parameters.ts";
import type { SearchTexts } from "#app/content/texts/label-texts.server.ts";

/** The page of a search. */
export function searchPath(text: string): string {
  const query = readQuery(text);
  return query ? `/search?${new URLSearchParams({ [QUERY_PARAM]: query })}` : "/search";
}

/** A screen with the dialog open on it, as it is with this text. */
export function withSearch({ pathname, search }: { pathname: string; search: string }, text: string): string {
  const query = new URLSearchParams(search);
  query.set(SEARCH_PARAM, text);
  return `${pathname}?${query}`;
}

/** "1 dress", "6 dresses". */
export function countOf(count: number, { countNoun }: Pick<SearchTexts, "countNoun">): string {
  return `${count} ${count === 1 ? countNoun.one : countNoun.many}`;
}
