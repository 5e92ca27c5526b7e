import { shopLanguage } from "@trousseau/words/shop-language.ts";
import { languageTag } from "#words/locale.ts";

/** The languages that ship with the shop. */
export const shopLanguages = ["en", "de", "fr", "it", "es", "ar"] as const;

/** "Français", as whoever reads it looks for it. */
export function ownName(tag: string): string {
  const { language } = new Intl.Locale(tag);
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The language of this copy of the modules, without its region. */
export const ownLanguage: string = new Intl.Locale(languageTag).language;

/** A country that the shop's language names is that of each other language which may have one: "fr-CH" beside "de-CH". */
export function inSameCountry(language: string): string {
  const [, country] = /^(?:de|es|fr|it)-([A-Z]{2})$/.exec(shopLanguage) ?? [];
  return country && /^(?:de|es|fr|it)$/.test(language) ? `${language}-${country}` : language;
}
