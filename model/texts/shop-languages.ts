import arabic from "@trousseau/words/ar/language.json" with { type: "json" };
import german from "@trousseau/words/de/language.json" with { type: "json" };
import english from "@trousseau/words/en/language.json" with { type: "json" };
import spanish from "@trousseau/words/es/language.json" with { type: "json" };
import french from "@trousseau/words/fr/language.json" with { type: "json" };
import italian from "@trousseau/words/it/language.json" with { type: "json" };
import { shopLanguage } from "@trousseau/words/shop-language.ts";
import { languageTag } from "#words/locale.ts";

/** Each language that ships says of itself, in its own words. */
const ownWords = { en: english, de: german, fr: french, it: italian, es: spanish, ar: arabic };

export type LanguageName = keyof typeof ownWords;

// biome-ignore lint/plugin: Object.keys forgets whose names these are
export const shopLanguages = Object.keys(ownWords) as LanguageName[];

/** Undefined for a language that does not ship. */
export function wordsOf(tag: string): { name: string; readHere: string; stay: string } | undefined {
  const name = shopLanguages.find((language) => language === new Intl.Locale(tag).language);
  return name && ownWords[name];
}

/** The language of this copy of the modules, without its region. */
export const ownLanguage: string = new Intl.Locale(languageTag).language;

/** A country that the shop's language names is that of each other language which may have one: "fr-CH" beside "de-CH". */
export function inSameCountry(language: string): string {
  const [, country] = /^(?:de|es|fr|it)-([A-Z]{2})$/.exec(shopLanguage) ?? [];
  return country && /^(?:de|es|fr|it)$/.test(language) ? `${language}-${country}` : language;
}
