import { shopLanguage } from "./shop-language.ts";

/** The tag of a language, or with the region that SHOP_LANGUAGE adds to it: "de-CH" writes prices and dates as in Zürich. */
export function regionalTag(language: string, home = language): string {
  return shopLanguage.startsWith(`${language}-`) ? shopLanguage : home;
}
