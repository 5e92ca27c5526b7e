import { partOf } from "#model/documents/part-of.ts";
import { colourWordOf, readColours } from "./colours.server.ts";
import { productAttributes } from "./product-fields.ts";

/** "38" and "XL" are the same in each language. */
const SIZE_IN_WORDS = /\p{L}{4}/u;

/** Words of dresses that the glossary translates, each once. Well-known colours translate themselves. */
export function repeatedWords(dresses: readonly unknown[]): string[] {
  const words = dresses.flatMap(wordsIn).map((word) => [word.toLowerCase(), word] as const);
  return [...new Map(words).values()];
}

function wordsIn(dress: unknown): string[] {
  const attributes = productAttributes.map((name) => partOf(dress, name));
  const colours = readColours(partOf(dress, "colors")).map(({ name }) => name);
  const sizes: unknown[] = [partOf(dress, "sizes")].flat();
  return [
    ...attributes,
    ...colours.filter((name) => !colourWordOf(name)),
    ...sizes.filter((label) => SIZE_IN_WORDS.test(String(label ?? ""))),
  ].flatMap((word) => (typeof word === "string" && word.trim() !== "" ? word.trim() : []));
}
