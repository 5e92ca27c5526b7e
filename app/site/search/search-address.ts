import { SEARCH_PARAM } from "#app/catalogue/url-parameters.ts";

type Address = { pathname: string; search: string };

/** The screen below the search, with everything else that was chosen on it. */
export function withoutSearch({ pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  query.delete(SEARCH_PARAM);
  // Not `query.size`: Safari has it since 17.
  const chosen = query.toString();
  return chosen ? `${pathname}?${chosen}` : pathname;
}
