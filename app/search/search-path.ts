import { readQuery } from "#app/catalogue/search-query.ts";
import { QUERY_PARAM, SEARCH_PARAM } from "#app/label/url-parameters.ts";

/** The address of the search page. */
export function searchPath(text: string): string {
  const query = readQuery(text);
  return query ? `/search?${new URLSearchParams({ [QUERY_PARAM]: query })}` : "/search";
}

/** The address of a page with the search open on this text. */
export function withSearch({ pathname, search }: { pathname: string; search: string }, text: string): string {
  const query = new URLSearchParams(search);
  query.set(SEARCH_PARAM, text);
  return `${pathname}?${query}`;
}

/** It is null where the address opens no search. */
export function searchIn({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get(SEARCH_PARAM);
}
