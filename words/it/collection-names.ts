import type * as english from "#words/collection-names.ts";

/** The specification's addresses are English, and a collection without a name is called by its address. */
const ENGLISH = / dresses$/i;

/** "Abiti in tulle" is "Tulle", "Abiti da sposa" is "Sposa", and "Abiti ricamati" is "Ricamati". */
const DRESSES = /^(?:abiti|vestiti) (?:(?:da|di|in|con) |d[’'])?(?=\p{L})/iu;

export const shortCollectionName: typeof english.shortCollectionName = (name) => {
  const rest = name.replace(ENGLISH, "").replace(DRESSES, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};

/** An adjective follows the noun into the singular; only participles are sure to have one in -o. */
const PARTICIPLES = /^(abit|vestit)i (\p{L}+[aiu]t)i$/iu;

const MATERIALS = /^(abit|vestit)i (?=(?:da|di|in|con) |d[’'])/iu;

export const dressOf: typeof english.dressOf = (name, collection) => {
  const one = collection.replace(PARTICIPLES, "$1o $2o").replace(MATERIALS, "$1o ");
  return `${name}, ${one === collection ? one : one.charAt(0).toLowerCase() + one.slice(1)}`;
};
