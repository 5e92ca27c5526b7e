import arCommon from "@trousseau/words/ar/common-words.json" with { type: "json" };
import arPages from "@trousseau/words/ar/page-words.json" with { type: "json" };
import deCommon from "@trousseau/words/de/common-words.json" with { type: "json" };
import dePages from "@trousseau/words/de/page-words.json" with { type: "json" };
import enCommon from "@trousseau/words/en/common-words.json" with { type: "json" };
import enPages from "@trousseau/words/en/page-words.json" with { type: "json" };
import esCommon from "@trousseau/words/es/common-words.json" with { type: "json" };
import esPages from "@trousseau/words/es/page-words.json" with { type: "json" };
import frCommon from "@trousseau/words/fr/common-words.json" with { type: "json" };
import frPages from "@trousseau/words/fr/page-words.json" with { type: "json" };
import itCommon from "@trousseau/words/it/common-words.json" with { type: "json" };
import itPages from "@trousseau/words/it/page-words.json" with { type: "json" };
import { readQuery } from "#model/screens/search-query.ts";
import ownCommon from "#words/common-words.json" with { type: "json" };
import fieldNouns from "#words/field-nouns.json" with { type: "json" };
import ownPages from "#words/page-words.json" with { type: "json" };
import { withNamesJoined } from "./everyday-names.ts";
import { folded, isUnspaced, wordsIn } from "./search-terms.ts";

/** Pages are about these. The words of `aside` say nothing beside one: "free", "dress". */
export type Topic = Exclude<keyof typeof ownPages, "aside">;

export type SearchedPage = {
  href: string;
  label: string;
  topics: readonly Topic[];
  /** The label has written nothing for it. */
  isEmpty: boolean;
};

type FoundPages = {
  pages: readonly SearchedPage[];
  /** Each word that says something is one of the page's. */
  isWhole: boolean;
  /** The page has several of the words beside each other: "made to order". */
  isPhrase: boolean;
  /** The other words, which may mean a dress. */
  rest: string;
};

/** The words of a page, each name divided: "size chart" is ["size", "chart"]. */
type Names = readonly (readonly string[])[];

type Tongue = {
  isOwn: boolean;
  names: Readonly<Record<Topic, Names>>;
  /** Words that say nothing here. */
  idle: ReadonlySet<string>;
};

/** The shop's language comes first, also where it is a folder elsewhere. */
const tongues: readonly Tongue[] = [
  tongueOf(ownPages, ownCommon, true),
  tongueOf(enPages, enCommon),
  tongueOf(frPages, frCommon),
  tongueOf(dePages, deCommon),
  tongueOf(itPages, itCommon),
  tongueOf(esPages, esCommon),
  tongueOf(arPages, arCommon),
];

/** Nobody means a page by these alone: "size 38". */
const nouns = new Set(Object.values(fieldNouns).flat().map(withoutArticle));

/** Fewer letters begin too many words. */
const LEAST_LETTERS = 4;

/**
 * The pages that a text means. Those that have all its words come before those that have some, and the shop's language before others. An
 * empty page is found as well, since its words mean no dress.
 */
export function findPages(text: string, pages: readonly SearchedPage[]): FoundPages {
  const words = wordsOf(readQuery(text));
  const readings = tongues.map((tongue) => pages.map((page) => readingOf(words, page, tongue)));
  const whole = readings.map((list) => list.filter(({ isWhole }) => isWhole));
  const partly = readings.map((list) => {
    const most = Math.max(1, ...list.map(({ weight }) => weight));
    return list.filter(({ weight }) => weight === most);
  });
  const matches = [...whole, ...partly].find(({ length }) => length > 0) ?? [];
  return {
    pages: matches.map(({ page }) => page),
    isWhole: matches.some(({ isWhole }) => isWhole),
    isPhrase: matches.some(({ isPhrase }) => isPhrase),
    rest: matches[0]?.rest ?? "",
  };
}

function readingOf(words: readonly string[], page: SearchedPage, { isOwn, names, idle }: Tongue) {
  const title = wordsOf(page.label);
  const pageNames = [
    ...page.topics.flatMap((topic) => names[topic]),
    ...(isOwn ? [title, ...title.filter((word) => !idle.has(word)).map((word) => [word])] : []),
  ];
  const met = pageNames.flatMap((name) => placesOf(name, words, isOwn).map((place) => ({ name, place })));
  const places = new Set(met.flatMap(({ name, place }) => name.map((_word, at) => place + at)));
  const inPhrases = new Set(
    met.flatMap(({ name, place }) => (name.length > 1 ? name.map((_word, at) => place + at) : [])),
  );
  const saysSomething = (word: string) => !idle.has(word) && !isLetter(word);
  const rest = words.filter((word, place) => !places.has(place) && saysSomething(word));
  const meantPlaces = [...places].filter((place) => {
    const word = words[place] ?? "";
    return inPhrases.has(place) || (saysSomething(word) && !nouns.has(word));
  });
  return {
    page,
    isWhole: places.size > 0 && rest.length === 0,
    isPhrase: inPhrases.size > 0,
    weight: meantPlaces.length,
    rest: rest.join(" "),
  };
}

/** Where a name stands in a text. In the shop's language the visitor may still be typing its last word. */
function placesOf(name: readonly string[], words: readonly string[], mayBegin: boolean): number[] {
  if (name.length === 0) return [];
  return words.flatMap((_word, start) => {
    const isThere = name.every((part, at) => {
      const word = words[start + at];
      const isLast = mayBegin && start + at === words.length - 1;
      return word === part || (isLast && word !== undefined && begins(part, word));
    });
    return isThere ? start : [];
  });
}

function begins(part: string, word: string): boolean {
  return (isUnspaced(word) || word.length >= LEAST_LETTERS) && part.startsWith(word);
}

/** The words by which visitors tell one system of sizes from another, by the country that has it. */
const systemsByCountry: Readonly<Record<string, readonly string[]>> = {
  AU: ["au", "aus"],
  EU: ["eu", "eur"],
  FR: ["fr"],
  GB: ["uk", "gb"],
  IT: ["it", "ita"],
  US: ["us", "usa"],
};

const sizeSystems = new Set(Object.values(systemsByCountry).flat());

const sizeWords = new Set([
  ...nouns,
  ...tongues.flatMap(({ names, idle }) => [...names.sizeFinder.flat(), ...idle]),
  ...sizeSystems,
]);

/** The number of a text that asks for a size which no dress has, or for one of another country: "UK 14". */
export function otherSizeIn(text: string, sizesOfDresses: () => ReadonlySet<string>) {
  const words = wordsOf(readQuery(text));
  const at = words.findIndex((word) => /^\d{1,2}$/.test(word));
  const number = words[at];
  if (number === undefined) return undefined;
  const hasSystem = [words[at - 1], words[at + 1]].some((word) => sizeSystems.has(word ?? ""));
  const hasNoun = words.some((word) => nouns.has(word));
  const isSize = number.length > 1 || hasSystem || hasNoun;
  if (!isSize) return undefined;
  const isOwn = sizesOfDresses().has(number);
  if (isOwn && !hasSystem) return undefined;
  const rest = words.filter((word, place) => place !== at && !sizeWords.has(word) && !isLetter(word));
  return { rest: rest.join(" "), isOwn, isOfOther: hasSystem };
}

/** The text without the label's own country beside a size: in Paris “FR 38” is a 38. `country`: "FR". */
export function withOwnSizes(text: string, country: string | undefined): string {
  const names = country !== undefined && systemsByCountry[country]?.join("|");
  if (!names) return text;
  return text.replace(
    new RegExp(`\\b(?:${names})\\s*(?=\\d{1,2}\\b)|(?<=\\b\\d{1,2})\\s*(?:${names})\\b`, "gi"),
    "",
  );
}

/** Says whether one of the texts has all words of a query that say something. */
export function isSaidIn(query: string, texts: readonly string[]): boolean {
  const idle = tongues[0]?.idle;
  const terms = wordsOf(readQuery(query)).filter((word) => !idle?.has(word));
  if (terms.length === 0 || !terms.every((term) => isUnspaced(term) || term.length >= LEAST_LETTERS))
    return false;
  return texts.some((text) => {
    const words = wordsOf(text);
    return terms.every((term) => words.some((word) => word.startsWith(term)));
  });
}

function tongueOf(words: typeof ownPages, common: readonly string[], isOwn = false): Tongue {
  const { aside, contact, appointment, questions, delivery, returns, sizeFinder } = words;
  const { about, wishlist, privacy, newsletter } = words;
  return {
    isOwn,
    names: {
      contact: namesIn(contact),
      appointment: namesIn(appointment),
      questions: namesIn(questions),
      delivery: namesIn(delivery),
      returns: namesIn(returns),
      sizeFinder: namesIn(sizeFinder),
      about: namesIn(about),
      wishlist: namesIn(wishlist),
      privacy: namesIn(privacy),
      newsletter: namesIn(newsletter),
    },
    idle: new Set([...common, aside].flatMap((line) => wordsIn(folded(line))).map(withoutArticle)),
  };
}

function namesIn(list: string): Names {
  return list.split(",").map(wordsOf);
}

/** Names of dresses stay whole: a waist is no measurement in "empire waist". */
function wordsOf(text: string): string[] {
  return withNamesJoined(wordsIn(folded(text))).map(withoutArticle);
}

/** Arabic writes its article in one word with the noun. */
function withoutArticle(word: string): string {
  return word.replace(/^ال(?=\p{L}{3})/u, "");
}

/** An apostrophe leaves single letters behind: "l’adresse". */
function isLetter(word: string): boolean {
  return /^\p{Script=Latin}$/u.test(word);
}
