import type { TextDocuments } from "#model/documents/text-documents.ts";
import { shopLanguages } from "#model/texts/shop-languages.ts";
import colourNames from "#words/colours.json" with { type: "json" };
import { colourWordOf } from "./colours.server.ts";
import type { Colour } from "./product.ts";

/** Says the words of a dress in a further language of the shop; those that nobody has translated stay as they are. */
export type OwnWords = {
  word(original: string): string;
  colour(name: string): string;
  /** Equal colours stay one object. */
  colours(originals: readonly Colour[]): readonly Colour[];
};

/** The shop's first language says what the label has written. */
export const asWritten: OwnWords = {
  word: (original) => original,
  colour: (name) => name,
  colours: (originals) => originals,
};

export function ownWords({ words }: TextDocuments["glossary"], language: string | undefined): OwnWords {
  const own = shopLanguages.find((one) => one === language);
  if (!own) return asWritten;
  const translations = new Map(
    words.flatMap((entry) => (entry[own] ? [[entry.original.toLowerCase(), entry[own]] as const] : [])),
  );
  const word = (original: string) => translations.get(original.toLowerCase()) ?? original;
  const colour = (name: string) => {
    const colourWord = colourWordOf(name);
    return translations.get(name.toLowerCase()) ?? (colourWord ? colourNames[colourWord] : name);
  };
  const shared = new Map<Colour, Colour>();
  return {
    word,
    colour,
    colours: (originals) =>
      originals.map((original) => {
        const name = colour(original.name);
        const translated =
          shared.get(original) ??
          (name === original.name ? original : { ...original, name, original: original.name });
        shared.set(original, translated);
        return translated;
      }),
  };
}
