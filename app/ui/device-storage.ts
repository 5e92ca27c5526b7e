/** `localStorage` is the device's, `sessionStorage` the tab's: both are refused in some private windows, and may hold anything. */
type Place = "localStorage" | "sessionStorage";

/** The stored text; null where there is none, undefined where storage is refused. */
export function readStored(place: Place, key: string): string | null | undefined {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it where it is empty. Returns whether the browser has done so. */
export function store(place: Place, key: string, text: string): boolean {
  try {
    if (text === "") globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The entries of a list as it was stored; none in any other text, nor in one of more than `most` UTF-16 units. */
export function listIn(text: string | null | undefined, most: number): readonly unknown[] {
  try {
    const stored: unknown = text && text.length <= most ? JSON.parse(text) : [];
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
