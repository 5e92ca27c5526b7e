import { listIn } from "./device-storage.ts";
import { deviceStore } from "./device-store.ts";

type StoredListOptions = {
  key: string;
  most: number;
  /** A longer text, in UTF-16 units, was not written here. */
  mostStored: number;
  /** Reads a text as it is stored; it is empty where it is none of these. */
  read: (text: string) => string;
};

/**
 * Keeps texts on this device alone, the last one first, each once. The list is empty where storage holds anything else.
 */
export function storedList({ key, most, mostStored, read }: StoredListOptions) {
  const list = deviceStore<readonly string[]>({
    key,
    read(text) {
      const texts = listIn(text, mostStored).map((part) => (typeof part === "string" ? read(part) : ""));
      return [...new Set(texts)].filter(Boolean).slice(0, most);
    },
    write: (texts) => (texts.length === 0 ? "" : JSON.stringify(texts)),
  });
  const others = (text: string) => list.get().filter((other) => other !== text);

  return {
    all: list.get,
    remember(text: string) {
      const validText = read(text);
      if (validText) list.set([validText, ...others(validText)].slice(0, most));
    },
    forget: (text: string) => void list.set(others(text)),
    forgetAll: () => void list.set([]),
  };
}
