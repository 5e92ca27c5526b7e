const listeners = new Set<() => void>();
let current: string | undefined;

/**
 * What stands in the dialog's field, for the results below it. As a prop it would change before they are hydrated, and React
 * would throw away what the server has rendered.
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
