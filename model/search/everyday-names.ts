import everyday from "@trousseau/words/everyday.json" with { type: "json" };
import { languageTag } from "#words/locale.ts";
import { folded, wordsIn } from "./search-terms.ts";

/** The names of a thing, each written as one word: "weddingdress". */
type OtherNames = {
  /** The names in the shop's language, whose descriptions say them as well. */
  own: readonly string[];
  /** Those in other languages, which may mean something else in a description: "sera". */
  foreign: readonly string[];
};

const joinedWords = (name: string) => wordsIn(folded(name)).join("");

const language = languageTag.replace(/-.*/, "");

const everydayNames = new Map<string, OtherNames>(
  everyday.flatMap((group) => {
    const own = new Set<string>();
    const foreign = new Set<string>();
    for (const [tongue, names] of Object.entries(group))
      for (const name of names) (tongue === language ? own : foreign).add(joinedWords(name));
    const names: OtherNames = { own: [...own], foreign: [...foreign].filter((name) => !own.has(name)) };
    return [...own, ...foreign].map((name) => [name, names] as const);
  }),
);

/** The most words of one name: "mother of the bride dress". */
const longestName = Math.max(
  ...everyday.flatMap((group) =>
    Object.values(group).flatMap((names) => names.map((name) => wordsIn(folded(name)).length)),
  ),
);

/** All names of the same thing in any language, the given one included. */
export function namesLike(name: string): OtherNames | undefined {
  return everydayNames.get(name);
}

/** Makes one word of each everyday name, the longest first: a wedding guest looks for no wedding dress. */
export function withNamesJoined(words: readonly string[]): string[] {
  return dividedByName(words).map((part) => part.join(""));
}

/** Keeps the words of each name beside it, but for those that name something else. */
export function withNames(words: readonly string[]): string[] {
  return dividedByName(words).flatMap((part) => {
    const name = part.join("");
    const others = part.filter((word) => [undefined, namesLike(name)].includes(namesLike(word)));
    return part.length > 1 ? [name, ...others] : part;
  });
}

function dividedByName(words: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let start = 0; start < words.length; start += parts.at(-1)?.length ?? 1) {
    let length = Math.min(longestName, words.length - start);
    while (length > 1 && !everydayNames.has(words.slice(start, start + length).join(""))) length -= 1;
    parts.push(words.slice(start, start + length));
  }
  return parts;
}
