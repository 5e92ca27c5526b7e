import type * as english from "#words/collection-names.ts";

/** These cloths begin a compound without a linking letter: "Tüllkleider", but not "Spitzenkleider". */
const cloth =
  /^(brokat|chiffon|crêpe|duchesse|georgette|jacquard|jersey|krepp|leinen|mikado|organza|samt|satin|taft|tüll|tweed)-?kleider$/i;

/** "Tüllkleider" and "Kleider aus Tüll" become "Tüll"; "Brautkleider" stays as it is. */
export const shortCollectionName: typeof english.shortCollectionName = (name) =>
  name.replace(/^kleider (?:aus|in) (?=[\p{L}-]+$)/iu, "").replace(cloth, "$1");

/** This says "Aurélie, Tüllkleid", "Aurélie, besticktes Kleid" or "Aurélie, Kleid aus Tüll". */
export const dressOf: typeof english.dressOf = (name, collection) => `${name}, ${singular(collection)}`;

/** An adjective before the noun takes the ending of a neuter: "Lange" becomes "Langes". */
function singular(collection: string): string {
  if (
    /^(?:\p{L}{2,}[^i\s]e )+kleider$/iu.test(collection) &&
    !/^(?:alle|diese|ihre|unsere) /i.test(collection)
  )
    return collection
      .replace(/^\p{Lu}/u, (capital) => capital.toLowerCase())
      .replace(/e (?=\S)/g, "es ")
      .replace(/kleider$/i, withoutPlural);
  return collection
    .replace(/^kleider(?= (?:aus|für|in|mit|ohne|zum|zur) )/i, withoutPlural)
    .replace(/^[\p{L}-]*kleider$/iu, withoutPlural);
}

function withoutPlural(dresses: string): string {
  return dresses.slice(0, -"er".length);
}
