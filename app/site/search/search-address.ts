type Address = { pathname: string; search: string };

/** The parameter that opens the search on any screen, with what is searched for. */
export const SEARCH_PARAM = "search";

/** The screen below the search, with everything else that was chosen on it. */
export function withoutSearch({ pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  query.delete(SEARCH_PARAM);
  // Not `query.size`: Safari has it since 17.
  const chosen = query.toString();
  return chosen ? `${pathname}?${chosen}` : pathname;
}
