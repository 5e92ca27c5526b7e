import { say } from "@trousseau/words/say.ts";
import MiniSearch, { type Options, type Query } from "minisearch";
import { productAttributes } from "#model/dresses/product-fields.ts";
import { readQuery } from "#model/screens/search-query.ts";
import searchWords from "#words/search.json" with { type: "json" };
import { namesLike, withNames } from "./everyday-names.ts";
import { askedColour, byScore, foundByWords, type Match } from "./found-by-words.ts";
import { searchByName } from "./name-match.ts";
import { queryTerms, typedWord } from "./query-terms.ts";
import {
  fields,
  type SearchableDress,
  type SearchedColour,
  type SearchResult,
  type SearchResults,
  searchEntryOf,
  weights,
} from "./search-entry.ts";
import { alike, nounsIn, searching } from "./search-queries.ts";
import { termsOf } from "./search-terms.ts";
import { mayBePart, partsIn } from "./word-parts.ts";

/** `isAnswered`: the text means something else, so nothing is looked for that is only spelt alike. */
export type ForgivingSearch = (text: string, most: number, isAnswered?: boolean) => SearchResults;

/** This stands between values of a field: only words beside each other in one value are joined. */
const BREAK = "\n";

const options: Options = {
  fields: [...fields],
  idField: "place",
  tokenize: (text) =>
    text.split(BREAK).flatMap((value) => {
      const { words, joined } = termsOf(value);
      // "Bride’s mother" has no bride’s name in it.
      return [...withNames(words), ...joined.filter((word) => namesLike(word) === undefined)];
    }),
  processTerm: (term) => term,
};

const MAX_NEAREST = 3;

/** So many dresses take some milliseconds. Other requests have their turn in between. */
const CHUNK = 25;

/**
 * Reads the dresses of a catalogue, in its order. Names come first, as a substring; then other words; then words spelt
 * nearly so, or most of them.
 */
export async function createForgivingSearch(dresses: readonly SearchableDress[]): Promise<ForgivingSearch> {
  const index = new MiniSearch(options);
  const documents = dresses.map(({ texts }, place) => ({
    place,
    ...Object.fromEntries(fields.map((field) => [field, texts[field].join(BREAK)])),
  }));
  await index.addAllAsync(documents, { chunkSize: CHUNK });
  const names = dresses.map((dress) => ({ name: dress.product.name, dress }));

  function find(query: Query): Match[] {
    return index.search(query, searching).flatMap(({ id: place, score, match }) => {
      const dress = dresses[place];
      return dress ? [{ dress, place, score, match }] : [];
    });
  }

  /** A word that names a field stands for itself: "sleeve" is not "sleeveless". */
  function findParts(terms: readonly string[]): Match[] {
    if (!terms.some(mayBePart) || nounsIn(terms).length > 0) return [];
    return dresses.flatMap((dress, place) => {
      const words = partsIn(dress, terms);
      return words
        ? [{ dress, place, score: 0, match: Object.fromEntries(words.map((word) => [word, []])) }]
        : [];
    });
  }

  return (text, most, isAnswered = false) => {
    const dressesByName = new Set(searchByName(names, readQuery(text)).map(({ dress }) => dress));
    const { matches, without } = foundByWords(
      { find, findParts },
      text,
      isAnswered || dressesByName.size > 0,
    );
    const terms = queryTerms(text);
    const all = [
      ...[...dressesByName].map((dress) => ({ dress, match: {} })),
      ...matches.filter(({ dress }) => !dressesByName.has(dress)),
    ];
    const nearest =
      isAnswered || all.length > 0 ? [] : find(alike(terms)).sort(byScore).slice(0, MAX_NEAREST);
    return {
      total: all.length,
      isMeant: without === undefined && all.some(hasShort),
      results: all.slice(0, most).map((match) => resultOf(match, terms)),
      nearest: nearest.map(({ dress }) => searchEntryOf(dress.product)),
      ...(without &&
        all.length > 0 && { without: without.filter(isSaid).map((term) => typedWord(text, term)) }),
    };
  };
}

function hasShort({ match }: Pick<Match, "match">): boolean {
  return Object.values(match).every((fields) => fields.length !== 1 || fields[0] !== "words");
}

/** More reasons would not fit under a picture. */
const MAX_REASONS = 3;

/** A text to show under the name, and the words that it explains. */
type Reason = { text: string; words: readonly string[] };

/** An apostrophe leaves single letters behind, which nobody has searched for: "l'étoile". */
function isSaid(term: string): boolean {
  return !/^\p{Script=Latin}$/u.test(term);
}

function resultOf(matchingDress: Pick<Match, "dress" | "match">, terms: readonly string[]): SearchResult {
  const { dress, match } = matchingDress;
  const matched = Object.keys(match);
  const requestedColour = askedColour(matchingDress, terms)?.colour;
  const inColour =
    requestedColour && requestedColour.slug !== dress.pictured ? resultIn(requestedColour) : {};
  const met = new Set(matched);
  const explainedWords = new Set<string>();
  const reasons: string[] = [];
  // A reason that explains no further word is left out: "Satin dresses" after "Duchess satin".
  for (const { text, words } of reasonsOf(dress, met)) {
    if (explainedWords.size === met.size) break;
    const news = words.filter((word) => met.has(word) && !explainedWords.has(word));
    for (const word of news) explainedWords.add(word);
    if (news.length > 0 && text !== inColour.alsoIn?.name) reasons.push(text);
  }
  const halves = reasons.flatMap((reason) => halvesIn(reason, met));
  return {
    ...searchEntryOf(dress.product),
    matched: halves.length > 0 ? [...matched, ...halves] : matched,
    reasons: reasons.slice(0, MAX_REASONS),
    ...inColour,
  };
}

/** How a result differs in a colour that its first picture does not show. An unavailable one is not offered. */
function resultIn({ slug, isAvailable, picture, name, value }: SearchedColour): Partial<SearchResult> {
  if (!isAvailable) return {};
  return { colour: slug, ...(picture ? { picture } : { alsoIn: { name, value } }) };
}

/** "Ballgown" matches "Ball gown", where both words are marked. */
function halvesIn(text: string, met: ReadonlySet<string>): readonly string[] {
  const { joined, words } = termsOf(text);
  return joined.flatMap((word, place) => (met.has(word) ? words.slice(place, place + 2) : []));
}

/** The first reason is the one that says most about the dress. */
const attributesByWeight = [...productAttributes].sort((one, other) => weights[other] - weights[one]);

function* reasonsOf(
  { product, colours, texts }: SearchableDress,
  met: ReadonlySet<string>,
): Generator<Reason> {
  for (const { name, family } of colours) yield { text: name, words: [...metBy(name, met), family] };
  for (const attribute of attributesByWeight)
    yield { text: product[attribute], words: metBy(product[attribute], met) };
  // A visitor who has searched for a wedding dress reads that it is a bridal one.
  const [collection = ""] = texts.collection;
  yield { text: collection, words: texts.collection.flatMap((name) => metBy(name, met)) };
  for (const size of texts.sizes)
    yield { text: say(searchWords, "size", { label: size }), words: metBy(size, met) };
  for (const offer of product.offers) yield { text: searchWords.offers[offer], words: [offer] };
  const { words: named } = termsOf(product.name);
  for (const text of texts.words) {
    const words = metBy(text, met);
    // Words that the name has as well are marked there.
    if (!words.every((word) => named.includes(word))) yield { text, words };
  }
}

/** "Satin" matches the joined "satindresses", which says nothing about "dresses". */
function metBy(text: string, met: ReadonlySet<string>): readonly string[] {
  const { words, joined } = termsOf(text);
  return [...words, ...joined.filter((_word, place) => !met.has(words[place] ?? ""))];
}
