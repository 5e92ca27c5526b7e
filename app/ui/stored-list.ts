type StoredListOptions = {
  key: string;
  /** How many are stored. */
  most: number;
  /** What is longer was not written here. In UTF-16 units. */
  mostStored: number;
  /** A text as it is stored; empty where it is none of these. */
  read: (text: string) => string;
};

type StoredList = {
  all(): readonly string[];
  remember(text: string): void;
  forget(text: string): void;
  forgetAll(): void;
};

/**
 * Texts on this device alone, the last one first, each once. What is stored may be anything, and storage may be refused: then there are
 * none.
 */
export function storedList({ key, most, mostStored, read }: StoredListOptions): StoredList {
  function all(): readonly string[] {
    try {
      const text = localStorage.getItem(key) ?? "[]";
      const stored: unknown = text.length > mostStored ? [] : JSON.parse(text);
      const texts = Array.isArray(stored)
        ? stored.map((part) => (typeof part === "string" ? read(part) : ""))
        : [];
      return [...new Set(texts)].filter(Boolean).slice(0, most);
    } catch {
      return [];
    }
  }

  function write(texts: readonly string[]) {
    try {
      if (texts.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(texts));
    } catch {
      // A private window, or no room: nothing is remembered.
    }
  }

  const others = (text: string) => all().filter((other) => other !== text);

  return {
    all,
    remember(text) {
      const known = read(text);
      if (known) write([known, ...others(known)].slice(0, most));
    },
    forget: (text) => write(others(text)),
    forgetAll: () => write([]),
  };
}
