import type { Formatters, Lists } from "@trousseau/words/formatters.ts";
import { formatters, lists } from "#words/grammar.ts";
import { languageTag } from "#words/locale.ts";

/** A list is joined by one of the language's `lists`, such as `list` or `separated`. */
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
export function sayerOf({ languageTag: tag, formatters: own, lists: joined }: Grammar) {
  const rules = new Intl.PluralRules(tag);

  const formatted = (value: Value, format: string): Value => {
    if (typeof value === "object")
      return joined[format]?.(value) ?? value.map((part) => inWords(part, format));
    return format === "number" ? value.toLocaleString(tag) : inWords(value, format);
  };

  const inWords = (value: string | number, format: string) => own[format]?.(String(value)) ?? String(value);

  return <Words extends Group>(
    words: Words,
    name: SentenceName<Words>,
    values: Readonly<Record<string, Value>>,
  ): string => {
    const count = Number(values["count"]);
    // i18next has a form for nought in every language.
    const form = count === 0 && `${name}_zero` in words ? "zero" : rules.select(count);
    // A tool for translators leaves a form that nobody wrote empty.
    const text = words[`${name}_${form}`] || words[name] || words[`${name}_other`];
    return String(text).replaceAll(/\{\{(\w+)(.*?)\}\}/g, (field, key, formats) => {
      const value = values[key] ?? insteadOf(field);
      return String(formats.split(", ").slice(1).reduce(formatted, value));
    });
  };
}

/** JSON has no types of its fields, so that only a run finds a value that was forgotten. */
function insteadOf(field: string): string {
  if (process.env["NODE_ENV"] !== "production") throw new Error(`${field} has no value`);
  return "";
}
