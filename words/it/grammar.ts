import type { Formatters, Lists } from "@trousseau/words/formatters.ts";
import { insideSentence } from "@trousseau/words/inside-sentence.ts";
import { listed, separated } from "./locale.ts";

/** Says "il 9 maggio", and before a vowel "l’8 maggio". What is no date has no article. */
function theDay(day: string): string {
  return withArticle(day, "il ", "l’");
}

/** Says "dal 9 maggio" or "dall’8 maggio". */
function fromDay(day: string): string {
  return withArticle(day, "dal ", "dall’");
}

/** Says "al 9 maggio" or "all’8 maggio". */
function toDay(day: string): string {
  return withArticle(day, "al ", "all’");
}

/** Says "a Lior", and before the same vowel "ad Aurélie". */
function to(name: string): string {
  return `${begins(name, "a") ? "ad" : "a"} ${name}`;
}

/** One o'clock alone is in the singular. */
function at(time: string): string {
  return /^0?1:/.test(time) ? `all’${time}` : `alle ${time}`;
}

/** A city with an article has it in the word before: "ora del Cairo", "ora dell’Avana". */
function of(city: string): string {
  if (city.startsWith("Il ")) return city.replace("Il ", "del ");
  return city.startsWith("L’") ? `del${city.replace("L’", "l’")}` : `di ${city}`;
}

/** The first of a month is an ordinal: "1º maggio". */
function withArticle(day: string, whole: string, elided: string): string {
  if (!/^\d/.test(day)) return day;
  if (/^(?:8|11)(?!\d)/.test(day)) return elided + day;
  return whole + day.replace(/^1(?![\dº])/, "1º");
}

function begins(name: string, vowel: string): boolean {
  return name.normalize("NFD").toLowerCase().startsWith(vowel);
}

/** Texts name these behind a comma: "{{day, theDay}}". */
export const formatters: Formatters = {
  at,
  capitalised: (text) => text.charAt(0).toUpperCase() + text.slice(1),
  fromDay,
  inQuotes: (text) => `«${text}»`,
  inSmall: (text) => text.toLowerCase(),
  insideSentence,
  of,
  theDay,
  theGirth: (girth) => `il giro ${girth}`,
  to,
  toDay,
};

export const lists: Lists = { list: listed, separated, clauses: (parts) => parts.join("; ") };
