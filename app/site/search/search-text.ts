import { SEARCH_FIELD_ID } from "./search-ids.ts";

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

/** Into the field, too: what is there is the browser's, not React's. */
export function writeSearchText(text: string): void {
  const field = document.getElementById(SEARCH_FIELD_ID);
  if (field instanceof HTMLInputElement) field.value = text;
  searchText.set(text);
}
