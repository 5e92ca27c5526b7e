import { readStored, store } from "./device-storage.ts";

type DeviceStoreOptions<T> = {
  key: string;
  /** Reads what is stored, which may be anything; it is empty where nothing is. The same text is read once. */
  read: (text: string) => T;
  /** An empty text removes what is stored. */
  write: (value: T) => string;
};

/** One thing that this device remembers. Where the browser refuses to store it, it lasts as long as the page. */
export function deviceStore<T>({ key, read, write }: DeviceStoreOptions<T>) {
  const listeners = new Set<() => void>();
  let last: { text: string; value: T } | undefined;
  let refusedText: string | undefined;

  function get(): T {
    const storedText = refusedText === undefined ? readStored("localStorage", key) : undefined;
    if (storedText === undefined) refusedText ??= last?.text ?? "";
    return readOnce(refusedText ?? storedText ?? "");
  }

  function readOnce(text: string): T {
    if (last?.text !== text) last = { text, value: read(text) };
    return last.value;
  }

  return {
    get,
    /** Returns whether the browser has stored it. */
    set(value: T): boolean {
      const text = write(value);
      const isStored = store("localStorage", key, text);
      refusedText = isStored ? undefined : text;
      // A browser that refuses from now on leaves this.
      readOnce(text);
      for (const listener of listeners) listener();
      return isStored;
    },
    /** Whether the browser keeps what `get` returns. */
    isStored: () => refusedText === undefined,
    /** Follows this page, other tabs, and a page that Back brings back (site/client-navigation.tsx). */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", listener);
      };
    },
  };
}
