import type { Formatters, Lists } from "@trousseau/words/formatters.ts";
import { languageTag, listed, ownDigits, separated } from "./locale.ts";

/** A noun as it stands with each kind of number; `few`, `many` and `other` follow the figure. */
type Counted = Record<Intl.LDMLPluralRule, string>;

const rules = new Intl.PluralRules(languageTag);
const figures = new Intl.NumberFormat(languageTag);

/** Writes the figures of every sentence. */
export function number(count: number): string {
  return figures.format(count);
}

const dress: Counted = {
  zero: "لا فساتين",
  one: "فستان واحد",
  two: "فستانان",
  few: "فساتين",
  many: "فستانًا",
  other: "فستان",
};

const piece: Counted = {
  zero: "لا قطع",
  one: "قطعة واحدة",
  two: "قطعتان",
  few: "قطع",
  many: "قطعة",
  other: "قطعة",
};

const character: Counted = {
  zero: "لا أحرف",
  one: "حرف واحد",
  two: "حرفان",
  few: "أحرف",
  many: "حرفًا",
  other: "حرف",
};

const day: Counted = {
  zero: "أقل من يوم",
  one: "يوم واحد",
  two: "يومان",
  few: "أيام",
  many: "يومًا",
  other: "يوم",
};

const week: Counted = {
  zero: "أقل من أسبوع",
  one: "أسبوع واحد",
  two: "أسبوعان",
  few: "أسابيع",
  many: "أسبوعًا",
  other: "أسبوع",
};

const month: Counted = {
  zero: "أقل من شهر",
  one: "شهر واحد",
  two: "شهران",
  few: "أشهر",
  many: "شهرًا",
  other: "شهر",
};

/** Says how many there are as the subject of a sentence, or alone. */
export const dresses = (count: number) => counted(count, dress);
export const pieces = (count: number) => counted(count, piece);
export const characters = (count: number) => counted(count, character);
export const days = (count: number) => counted(count, day);
export const months = (count: number) => counted(count, month);

/** The dual alone has another ending after a preposition or another noun. */
export const ofDresses = (count: number) => counted(count, { ...dress, two: "فستانين" });
export const ofCharacters = (count: number) => counted(count, { ...character, two: "حرفين" });
export const ofDays = (count: number) => counted(count, { ...day, two: "يومين" });
export const ofWeeks = (count: number) => counted(count, { ...week, two: "أسبوعين" });

function counted(count: number, forms: Counted): string {
  const rule = rules.select(count);
  const noun = forms[rule];
  return rule === "zero" || rule === "one" || rule === "two" ? noun : `${number(count)} ${noun}`;
}

/** Keeps figures with spaces or hyphens in their order: Arabic would turn their groups round. */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Begins a sentence with a name of any script: a Latin one would have it run from left to right. */
export function fromRight(name: string): string {
  return `\u200f${name}`;
}

/** Texts name these behind a comma: "{{day, theDay}}". */
export const formatters: Formatters = { fromRight, inQuotes: (text) => `«${text}»`, leftToRight, ownDigits };

export const lists: Lists = { list: listed, separated };
