import { say } from "@trousseau/words/say.ts";
import { type Girth, girths } from "@trousseau/words/size-chart.ts";
import type { SizeRow } from "#model/texts/label-texts.server.ts";
import words from "#words/size-finder.json" with { type: "json" };
import type { DressSize, SizeAdvice } from "./size-advice.ts";
import { type Unit, withUnit } from "./units.ts";

/** Why it is this size, or none, in sentences. */
export function adviceInWords(advice: SizeAdvice, rows: readonly SizeRow[], unit: Unit): string[] {
  return [...reasons(advice, rows), ...lengthWords(advice, unit), ...basis(advice)];
}

/** The dress's availability in this size; empty where it is simply available. */
export function dressSizeInWords(of: DressSize, { row }: SizeAdvice, dress: string): string[] {
  if (!row || of.kind === "own") return [];
  return [
    say(words, of.isMade ? "goneAtPresent" : "notMadeIn", { dress, size: row.size }),
    of.kind === "nearest" ? say(words, "nearest", { size: of.size }) : words.onlyBespoke,
  ];
}

function reasons(advice: SizeAdvice, rows: readonly SizeRow[]): string[] {
  const { kind, row, decidedBy, basedOn, between: smaller, isSmaller } = advice;
  const girthValues = valuesOf(decidedBy);
  if (kind === "larger") return [say(words, "larger", { ...girthValues, largest: rows.at(-1)?.size ?? "" })];
  if (kind === "apart") return [say(words, "apart", { sizes: sizesByGirth(advice, rows) })];
  if (isSmaller) return [words.smaller];
  if (row && smaller !== undefined)
    return [say(words, "between", { ...girthValues, smaller, size: row.size })];
  return decidedBy.length < basedOn.length
    ? [say(words, "largestCounts", { sizes: sizesByGirth(advice, rows) })]
    : [];
}

/** "Your hips are a size 42", "your bust and waist are a size 38": the largest first. */
function sizesByGirth({ sizes, basedOn }: SizeAdvice, rows: readonly SizeRow[]): string[] {
  return [...rows]
    .reverse()
    .flatMap(({ size }) => {
      const of = basedOn.filter((girth) => sizes[girth] === size);
      return of.length === 0 ? [] : [say(words, "asks", { ...valuesOf(of), size })];
    })
    .map((part, index) => (index === 0 ? capitalised(part) : part));
}

function lengthWords({ kind, row, length }: SizeAdvice, unit: Unit): string[] {
  if (!length || !row) return [];
  const heels = withUnit(length.heels, unit);
  if (kind === "longer") {
    const { mostHeels } = length;
    const tooShort = say(words, "tooShort", { size: row.size, by: withUnit(-length.takenUp, unit), heels });
    if (mostHeels === undefined) return [tooShort];
    const flatter = { heels: withUnit(Math.floor(mostHeels), unit) };
    return [tooShort, mostHeels < 1 ? words.inFlats : say(words, "flatter", flatter)];
  }
  return length.takenUp > 1
    ? [say(words, "takenUp", { by: withUnit(length.takenUp, unit), heels })]
    : [say(words, "rightLength", { heels })];
}

function basis({ basedOn }: SizeAdvice): string[] {
  const missing = girths.filter((girth) => !basedOn.includes(girth));
  return missing.length === 0
    ? []
    : [say(words, "basedOn", { ...valuesOf(basedOn), missing: valuesOf(missing).girths })];
}

/** Verbs follow the count. */
function valuesOf(of: readonly Girth[]) {
  return { count: of.length, girths: of.map((girth) => words.measures[girth]) };
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
