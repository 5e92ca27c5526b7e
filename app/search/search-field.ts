import { SEARCH_PARAM } from "#model/screens/url-parameters.ts";

/** The dialog, and the results that its field controls. */
export const SEARCH_ID = "search";
export const SEARCH_RESULTS_ID = "search-results";

/** The search that an address opens; null where it opens none. */
export function searchIn({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get(SEARCH_PARAM);
}
