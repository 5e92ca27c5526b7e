import { girths } from "@trousseau/words/size-chart.ts";
import type { SizeRow } from "#model/texts/label-texts.server.ts";
import { separated } from "#words/locale.ts";
import { sizeFinderWords } from "#words/size-finder.ts";
import type { DressSize, SizeAdvice } from "./size-advice.ts";
import { type Unit, withUnit } from "./units.ts";

/** Why it is this size, or none, in sentences. */
export function adviceInWords(advice: SizeAdvice, rows: readonly SizeRow[], unit: Unit): string[] {
  return [...reasons(advice, rows), ...lengthWords(advice, unit), ...basis(advice)];
}

/** The dress's availability in this size; empty where it is simply available. */
export function dressSizeInWords(of: DressSize, { row }: SizeAdvice, dress: string): string[] {
  if (!row || of.kind === "own") return [];
  const { goneAtPresent, notMadeIn, nearest, onlyBespoke } = sizeFinderWords;
  return [
    of.isMade ? goneAtPresent(dress, row.size) : notMadeIn(dress, row.size),
    of.kind === "nearest" ? nearest(of.size) : onlyBespoke,
  ];
}

function reasons(advice: SizeAdvice, rows: readonly SizeRow[]): string[] {
  const { kind, row, decidedBy, basedOn, between, isSmaller } = advice;
  const words = sizeFinderWords;
  if (kind === "larger") return [words.larger(decidedBy, rows.at(-1)?.size ?? "")];
  if (kind === "apart") return [words.apart(asked(advice, rows))];
  if (isSmaller) return [words.smaller];
  return [
    ...(decidedBy.length < basedOn.length ? [`${asked(advice, rows)}. ${words.largestCounts}`] : []),
    ...(row && between !== undefined ? [words.between(decidedBy, between, row.size)] : []),
  ];
}

/** "Your hips ask for 42, your bust and waist ask for 38", the largest first. */
function asked({ sizes, basedOn }: SizeAdvice, rows: readonly SizeRow[]): string {
  const parts = [...rows].reverse().flatMap(({ size }) => {
    const of = basedOn.filter((girth) => sizes[girth] === size);
    return of.length === 0 ? [] : [sizeFinderWords.asks(of, size)];
  });
  return capitalised(separated(parts));
}

function lengthWords({ kind, row, length }: SizeAdvice, unit: Unit): string[] {
  if (!length || !row) return [];
  const heels = withUnit(length.heels, unit);
  const { tooShort, flatter, inFlats, takenUp, rightLength } = sizeFinderWords;
  if (kind === "longer") {
    const { mostHeels } = length;
    return [
      tooShort(row.size, withUnit(-length.takenUp, unit), heels),
      ...(mostHeels === undefined
        ? []
        : [mostHeels < 1 ? inFlats : flatter(withUnit(Math.floor(mostHeels), unit))]),
    ];
  }
  return [length.takenUp > 1 ? takenUp(withUnit(length.takenUp, unit), heels) : rightLength(heels)];
}

function basis({ basedOn }: SizeAdvice): string[] {
  const missing = girths.filter((girth) => !basedOn.includes(girth));
  return missing.length === 0 ? [] : [sizeFinderWords.basedOn(basedOn, missing)];
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
