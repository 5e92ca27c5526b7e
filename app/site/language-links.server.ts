import type { LanguagePlace } from "#model/services/shop.ts";
import { wordsOf } from "#model/texts/shop-languages.ts";

export type LanguageLink = {
  tag: string;
  /** The path below which its screens stand. */
  base: string;
  name: string;
  isOwn: boolean;
  /** Its own words for an offer to read the page in it, and for no. */
  offer: string;
  refusal: string;
};

/** The shop's languages, each in its own words. */
export function languageLinks({ base: own, languages }: LanguagePlace): LanguageLink[] {
  return languages.map(({ tag, base }) => {
    const { name = tag, readHere: offer = tag, stay: refusal = "" } = wordsOf(tag) ?? {};
    return { tag, base, name, isOwn: base === own, offer, refusal };
  });
}
