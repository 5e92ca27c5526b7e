/** Makes "Tulle" of "Tulle dresses", where room is small and the label has said nothing shorter. */
export function shortCollectionName(name: string): string {
  return name.replace(/ dresses$/i, "");
}

/** Makes "tulle dresses" for the middle of a sentence. A language that writes nouns large leaves the label's name. */
export function collectionInSentence(name: string): string {
  return name.toLowerCase();
}

/** Says what a picture shows that the label has written no text for: "Aurélie, tulle dress". */
export function dressOf(name: string, collection: string): string {
  return `${name}, ${collectionInSentence(collection).replace(/dresses$/, "dress")}`;
}
