import { createInstance } from "i18next";
import deskWords from "#words/desk.json" with { type: "json" };
import { formatters } from "#words/grammar.ts";
import { languageTag } from "#words/locale.ts";
import type frenchWords from "./fr/desk.json";

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
  returnEmptyString: false,
});

type Key = keyof typeof frenchWords;

/** English sentences are their own keys, so French says which there are. */
export type Sentence = Key extends infer Name
  ? Name extends `${infer Plural}_${Intl.LDMLPluralRule}`
    ? Plural
    : Name
  : never;

type FieldOf<Text> = Text extends `${string}{{${infer Field}}}${infer Rest}` ? Field | FieldOf<Rest> : never;

type ValuesOf<Text> = [FieldOf<Text>] extends [never]
  ? [values?: { context: string }]
  : [values: Record<FieldOf<Text>, string | number> & SingularOf<Text>];

type SingularOf<Text> = "count" extends FieldOf<Text> ? { defaultValue_one: string } : unknown;

/**
 * Says an English sentence of Studio, content:check or the login in the shop's language, or in English where that lacks it.
 * `values` fill its {{fields}}; a `count` chooses the plural, and English needs `defaultValue_one` beside it. A translation names
 * formatters of its grammar.ts behind a comma, as say.ts has them: "{{day, theDay}}".
 */
export function t<Text extends Sentence>(sentence: Text, ...values: ValuesOf<Text>): string;
export function t(sentence: string, values: Readonly<Record<string, string | number>> = {}): string {
  // i18next would read on within the values, for hours where one holds "$t(" and some letters.
  const translation = desk.t(sentence, { ...values, skipInterpolation: true });
  return translation.replaceAll(/\{\{(\w+)((?:, \w+)*)\}\}/g, (field, name, formats) => {
    const names: string[] = formats.split(", ").slice(1);
    return names.reduce((text, format) => formatters[format]?.(text) ?? text, String(values[name] ?? field));
  });
}
