import type * as english from "@trousseau/words/en/collection-names.ts";

/** Makes "التول" of "فساتين التول". */
export const shortCollectionName: typeof english.shortCollectionName = (name) =>
  name.replace(/^(?:ال)?فساتين /, "");

/** Says "from the collection", because "فستان" would change the ending of an adjective in its name. */
export const dressOf: typeof english.dressOf = (name, collection) =>
  `${name}، من ${/^(?:ال)?مجموعة /.test(collection) ? "" : "مجموعة "}${collection}`;
