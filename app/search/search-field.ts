import { SEARCH_PARAM } from "#model/screens/url-parameters.ts";

/** The dialog, its field, the results that the field controls, and the region that says what becomes of a search. */
export const SEARCH_ID = "search";
export const SEARCH_FIELD_ID = "search-field";
export const SEARCH_RESULTS_ID = "search-results";
export const SEARCH_STATUS_ID = "search-status";

/** The search that an address opens; null where it opens none. */
export function searchIn({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get(SEARCH_PARAM);
}

const listeners = new Set<() => void>();
let current: string | undefined;

/**
 * The results below the dialog's field read its text here: they alone are rendered with a letter. As a prop it would change before they are
 * hydrated, and React would throw away what the server has rendered.
 */
export const searchText = {
  /** Undefined before the field is hydrated. */
  get: () => current,
  set(text: string): void {
    current = text;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The field needs the text, too, because the browser owns what stands in it. */
export function writeSearchText(text: string): void {
  const field = document.getElementById(SEARCH_FIELD_ID);
  if (field instanceof HTMLInputElement) field.value = text;
  searchText.set(text);
}
