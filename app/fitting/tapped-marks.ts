import { TAPPED_KEY } from "#app/catalogue/fitting-address.ts";
import { DRESS_PARAM } from "#app/catalogue/url-parameters.ts";
import { entryIn } from "./fitting-list.ts";

/**
 * Slugs, with their names, of the dresses whose marks were tapped before the scripts came, on this page or one that was left before they did:
 * boot/taps.ts writes a line for each tap, and a second one takes it back. They are forgotten here. What is stored may be anything.
 */
export function takeTappedMarks(): ReadonlyMap<string, string> {
  const tapped = new Map<string, string>();
  try {
    const lines = (sessionStorage.getItem(TAPPED_KEY) ?? "").split("\n").slice(0, MOST_TAPS);
    sessionStorage.removeItem(TAPPED_KEY);
    for (const line of lines) {
      const [query = "", ...name] = line.split(" ");
      const entry = entryIn({ slug: new URLSearchParams(query).get(DRESS_PARAM), name: name.join(" ") });
      if (entry && !tapped.delete(entry.slug)) tapped.set(entry.slug, entry.name);
    }
  } catch {
    // Where storage is refused the marks of this page are all there is.
  }
  return tapped;
}

/** More than anybody taps before the scripts come. */
const MOST_TAPS = 100;
