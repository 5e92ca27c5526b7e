import { listIn, readStored, store } from "./device-storage.ts";

type StoredListOptions = {
  key: string;
  most: number;
  /** A longer text, in UTF-16 units, was not written here. */
  mostStored: number;
  /** Reads a text as it is stored; it is empty where it is none of these. */
  read: (text: string) => string;
};

/**
 * Keeps texts on this device alone, the last one first, each once. The list is empty where storage is refused or holds anything else.
 */
export function storedList({ key, most, mostStored, read }: StoredListOptions) {
  function all(): readonly string[] {
    const stored = listIn(readStored("localStorage", key), mostStored);
    const texts = stored.map((part) => (typeof part === "string" ? read(part) : ""));
    return [...new Set(texts)].filter(Boolean).slice(0, most);
  }

  function write(texts: readonly string[]) {
    store("localStorage", key, texts.length === 0 ? "" : JSON.stringify(texts));
  }

  const others = (text: string) => all().filter((other) => other !== text);

  return {
    all,
    remember(text: string) {
      const validText = read(text);
      if (validText) write([validText, ...others(validText)].slice(0, most));
    },
    forget: (text: string) => write(others(text)),
    forgetAll: () => write([]),
  };
}
