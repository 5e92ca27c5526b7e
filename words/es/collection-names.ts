import type * as english from "@trousseau/words/en/collection-names.ts";

/** Makes "Tul" of "Vestidos de tul", and "Bordados" of "Vestidos bordados". */
export const shortCollectionName: typeof english.shortCollectionName = (name) => {
  const [, rest = ""] = /^vestidos (?:(?:de|en|con|para) )?(.+)$/i.exec(name) ?? [];
  return rest === "" ? name : rest.slice(0, 1).toUpperCase() + rest.slice(1);
};

/** Says "Aurélie, vestido de tul" or "Aurélie, vestido bordado"; other adjectives keep the collection's own name. */
export const dressOf: typeof english.dressOf = (name, collection) => {
  const dressWords = collection
    .replace(/^vestidos((?: (?:de|en|con|para) .+)?)$/i, "vestido$1")
    .replace(/^vestidos (\p{L}+o)s$/iu, "vestido $1");
  return `${name}, ${dressWords}`;
};
