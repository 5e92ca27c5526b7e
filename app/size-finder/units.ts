import { decimal, isolated } from "#words/locale.ts";
import sizeFinderWords from "#words/size-finder.json" with { type: "json" };

/** The unit of the fields and of the chart. */
export type Unit = "cm" | "in";

export const CM_PER_INCH = 2.54;

/** Rounds to the half centimetre, or to the quarter of an inch, which tapes have, as a field takes it: "88.5", "34¾". */
export function inUnit(cm: number, unit: Unit): string {
  if (unit === "cm") return decimal(Math.round(cm * 2) / 2);
  const quarters = Math.round((cm / CM_PER_INCH) * 4);
  const whole = Math.floor(quarters / 4);
  const rest = ["", "¼", "½", "¾"][quarters % 4] ?? "";
  return whole === 0 && rest ? rest : decimal(whole) + rest;
}

/** The same in a sentence: one from right to left would put the fraction before its number. */
export function shownInUnit(cm: number, unit: Unit): string {
  return isolated(inUnit(cm, unit));
}

/** "5 cm", "2¼ in". */
export function withUnit(cm: number, unit: Unit): string {
  return `${shownInUnit(cm, unit)} ${sizeFinderWords.short[unit]}`;
}
