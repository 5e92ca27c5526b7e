/** The first lasts as long as the browser holds it, the second as long as the tab is open. */
type Area = "localStorage" | "sessionStorage";

/** Null where nothing is stored, undefined where the browser refuses: it may do so in private windows. */
export function storedText(key: string, area: Area = "localStorage"): string | null | undefined {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return undefined;
  }
}

/** Null removes what is stored. Returns whether the browser has done it: it may refuse, or have no room. */
export function storeText(key: string, text: string | null, area: Area = "localStorage"): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
