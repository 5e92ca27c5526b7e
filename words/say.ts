import type { Formatters, Lists } from "@trousseau/words/formatters.ts";
import { formatters, lists } from "#words/grammar.ts";
import { languageTag } from "#words/locale.ts";

/** What fills a field; a list is joined by a format of the language's `lists`, such as `list` or `separated`. */
type Value = string | number | readonly string[];

type Group = Readonly<Record<string, unknown>>;

/** The names of a group's sentences. One with a count has a form for each of the language's plurals, behind a "_". */
type SentenceName<Words extends Group> = {
  [Name in keyof Words & string]: Words[Name] extends string
    ? Name extends `${infer Sentence}_${Intl.LDMLPluralRule}`
      ? Sentence
      : Name
    : never;
}[keyof Words & string];

type Grammar = { languageTag: string; formatters: Formatters; lists: Lists };

/**
 * Says a sentence of the shop's words, which are i18next's JSON: `values` fill its {{fields}}, and a `count` chooses the
 * plural. "{{day, theDay}}" is written by a formatter of the language's grammar.ts.
 */
export const say = sayerOf({ languageTag, formatters, lists });

/** The shop has one language; tests compare several. */
export function sayerOf(grammar: Grammar) {
  const rules = new Intl.PluralRules(grammar.languageTag);
  const figures = new Intl.NumberFormat(grammar.languageTag);

  /** i18next looks for the forms in this order, and has one for nought in every language. */
  const textOf = (words: Group, name: string, count: Value | undefined) => {
    const forms = typeof count === "number" ? [count === 0 ? "zero" : "", rules.select(count), "other"] : [];
    return forms.map((form) => words[`${name}_${form}`]).find((text) => text !== undefined) ?? words[name];
  };

  const formatted = (value: Value, format: string): Value => {
    if (format === "number") return figures.format(Number(value));
    const inWords = grammar.formatters[format] ?? String;
    if (typeof value === "string" || typeof value === "number") return inWords(String(value));
    return grammar.lists[format]?.(value) ?? value.map(inWords);
  };

  return <Words extends Group>(
    words: Words,
    name: SentenceName<Words>,
    values: Readonly<Record<string, Value>>,
  ): string =>
    String(textOf(words, name, values["count"])).replaceAll(
      /\{\{(\w+)((?:, \w+)*)\}\}/g,
      (field, key, formats) => {
        const value = values[key];
        return value === undefined ? field : String(formats.split(", ").slice(1).reduce(formatted, value));
      },
    );
}
