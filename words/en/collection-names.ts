/** Makes "Tulle" of "Tulle dresses", where room is small and the label has said nothing shorter. */
export function shortCollectionName(name: string): string {
  return name.replace(/ dresses$/i, "");
}

/** Says what a picture shows that the label has written no text for: "Aurélie, Tulle dress". */
export function dressOf(name: string, collection: string): string {
  return `${name}, ${collection.replace(/(^| )dresses$/i, "$1dress")}`;
}
