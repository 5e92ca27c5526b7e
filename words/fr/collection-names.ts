import type * as english from "#words/collection-names.ts";

/** Makes "Tulle" of "Robes en tulle", "Mariée" of "Robes de mariée" and "Brodées" of "Robes brodées". */
export const shortCollectionName: typeof english.shortCollectionName = (name) => {
  const short = name.replace(/^robes (?:(?:en|de la|de|du|des|à|pour) |d[’'])?(?=\S)/i, "");
  if (short === name) return name;
  return short.charAt(0).toUpperCase() + short.slice(1);
};

/** Says "Aurélie, robe en tulle" or "Aurélie, robe brodée"; another name stays as the label has it. */
export const dressOf: typeof english.dressOf = (name, collection) => {
  const kind = collection
    .replace(/^robes(?= (?:en|de|du|des|à|pour) | d[’'])/i, "robe")
    .replace(/^robes (\p{L}+)s$/iu, "robe $1");
  return `${name}, ${kind}`;
};
