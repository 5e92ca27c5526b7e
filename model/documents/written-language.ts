import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { shopLanguages } from "#model/texts/shop-languages.ts";
import { languageTag } from "#words/locale.ts";
import { sentIfSaid } from "./fields.ts";

const names = new Intl.DisplayNames(languageTag, { type: "language" });

/** "French", in the language of Studio. */
export function languageInWords(language: string): string {
  return names.of(language) ?? language;
}

/** The language of the page that somebody wrote on. Nothing says so where it is the shop's first. */
export function wroteIn(form: { group?: string } = {}) {
  const choices = shopLanguages.map((value) => ({ value, title: languageInWords(value) }));
  return sentIfSaid("choice", t("Language"), z.string(), { ...form, choices });
}
