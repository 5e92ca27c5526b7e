import { searchWords } from "#words/search.ts";
import type { SearchableDress, SearchEntry, SearchResult } from "./search-entry.ts";
import { termsOf } from "./search-fields.ts";

/** More reasons would not fit under a picture. */
const MAX_REASONS = 3;

/** A text to show under the name, and the words that it explains. */
type Reason = { shown: string; words: readonly string[] };

/** `matched` are the words of its fields that the search has matched. */
export function resultOf(dress: SearchableDress, matched: readonly string[]): SearchResult {
  const met = new Set(matched);
  const told = new Set<string>();
  const reasons: string[] = [];
  // A reason that explains no further word is left out: "Satin dresses" after "Duchess satin".
  for (const { shown, words } of reasonsOf(dress, met)) {
    if (told.size === met.size) break;
    const news = words.filter((word) => met.has(word) && !told.has(word));
    for (const word of news) told.add(word);
    if (news.length > 0) reasons.push(shown);
  }
  const halves = reasons.flatMap((shown) => halvesIn(shown, met));
  return {
    ...entryOf(dress),
    matched: halves.length > 0 ? [...matched, ...halves] : matched,
    reasons: reasons.slice(0, MAX_REASONS),
  };
}

/** "Ballgown" matches "Ball gown", where both words are marked. */
function halvesIn(text: string, met: ReadonlySet<string>): readonly string[] {
  const { joined, words } = termsOf(text);
  return joined.flatMap((word, place) => (met.has(word) ? words.slice(place, place + 2) : []));
}

function* reasonsOf(dress: SearchableDress, met: ReadonlySet<string>): Generator<Reason> {
  for (const { name, family } of dress.colours) yield { shown: name, words: [...metBy(name, met), family] };
  const { fabric, silhouette, neckline, sleeves, collection } = dress;
  for (const shown of [fabric, silhouette, neckline, sleeves, collection])
    yield { shown, words: metBy(shown, met) };
  for (const size of dress.sizes) yield { shown: searchWords.size(size), words: metBy(size, met) };
  for (const offer of dress.offers) yield { shown: searchWords.offers[offer], words: [offer] };
  const { words: named } = termsOf(dress.name);
  for (const shown of dress.words) {
    const words = metBy(shown, met);
    // Words that the name has as well are marked there.
    if (!words.every((word) => named.includes(word))) yield { shown, words };
  }
}

/** "Satin" matches the joined "satindresses", which says nothing about "dresses". */
function metBy(text: string, met: ReadonlySet<string>): readonly string[] {
  const { words, joined } = termsOf(text);
  return [...words, ...joined.filter((_word, place) => !met.has(words[place] ?? ""))];
}

export function entryOf({ slug, name, price, isRental, picture }: SearchableDress): SearchEntry {
  return { slug, name, price, ...(isRental && { isRental }), picture };
}
