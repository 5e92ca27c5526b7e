import { createInstance } from "i18next";
import deskWords from "#words/desk.json" with { type: "json" };
import { languageTag } from "#words/locale.ts";

/** The tag is cut before "-u-", because digits say nothing about plurals. */
const language = new Intl.Locale(languageTag).baseName;

const desk = createInstance();

/** It has its words already, so nothing is left to wait for. */
void desk.init({
  lng: language,
  load: "currentOnly",
  fallbackLng: false,
  resources: { [language]: { translation: deskWords } },
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
});

/**
 * Says an English sentence of Studio, content:check or the login in the shop's language, or in English where that lacks it.
 * `values` fill its {{fields}}; a `count` chooses the plural, and English needs `defaultValue_one` beside it.
 */
export function t(sentence: string, values: Readonly<Record<string, string | number>> = {}): string {
  // i18next would read on within the values, for hours where one holds "$t(" and some letters.
  const translation = desk.t(sentence, { ...values, skipInterpolation: true });
  return translation.replaceAll(/\{\{(\w+)\}\}/g, (field, name) => String(values[name] ?? field));
}
