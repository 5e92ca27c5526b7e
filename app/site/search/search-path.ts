import { readQuery } from "#app/catalogue/search-query.ts";
import { QUERY_PARAM, SEARCH_PARAM } from "#app/catalogue/url-parameters.ts";

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

/** Null where the address opens no dialog. */
export function searchIn({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get(SEARCH_PARAM);
}
