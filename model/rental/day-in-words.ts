import { say } from "@trousseau/words/say.ts";
import { addDays, dayOnOneLine } from "#model/days/day.ts";
import inTimeWords from "#words/in-time.json" with { type: "json" };
import words from "#words/renting-day.json" with { type: "json" };
import type { DayAnswer, PieceChoice, PublicPiece } from "./free-on-day.ts";

type SpokenSizes = {
  /** Those that can be chosen, or the one that is. */
  offered: readonly string[];
  inWords(label: string): string;
};

/** Says the calendar's answer on her day. */
export function answerInWords(answer: DayAnswer, day: string, sizes: SpokenSizes): string {
  switch (answer.kind) {
    case "free":
      return freeInWords(answer, dayOnOneLine(day), sizes);
    case "taken":
      return say(words, "taken", { when: whenFree(answer) });
    case "soon":
      return say(words, "tooSoon", { when: whenFree(answer) });
    case "far":
      return say(words, "far", { last: dayOnOneLine(answer.last) });
    case "never":
      return words.never;
    case "none":
      return words.none;
    case "past":
      return inTimeWords.past;
    default:
      return answer satisfies never;
  }
}

/** Says what a dress that is out until this day is on her day, as the calendar would. */
export function takenInWords(until: string, daysBefore: number): string {
  return say(words, "taken", { when: whenFree({ from: addDays(until, daysBefore + 1) }) });
}

/** Where not every size that is offered is free, those that are free are named; where some pieces of one size are, they are counted. */
function freeInWords(
  { pieces, of }: { pieces: readonly PublicPiece[]; of: readonly PublicPiece[] },
  day: string,
  { offered, inWords }: SpokenSizes,
): string {
  const [free, all] = [sizesOf(pieces), sizesOf(of)];
  if (pieces.length < of.length && all.length < 2) {
    const [size] = all;
    const values = { count: pieces.length, of: of.length, day };
    return size === undefined
      ? say(words, "someFree", values)
      : say(words, "someFreeIn", { ...values, size: inWords(size) });
  }
  const isEverySize = pieces.some(({ size }) => size === undefined);
  return isEverySize || [...all, ...offered].every((size) => free.includes(size))
    ? say(words, "free", { day })
    : say(words, "freeIn", { count: free.length, day, sizes: free.map(inWords) });
}

export function sizesOf(pieces: readonly PieceChoice[]): string[] {
  return [...new Set(pieces.flatMap(({ size }) => size ?? []))];
}

function whenFree({ from, to }: { from: string; to?: string }): string {
  const first = dayOnOneLine(from);
  if (to === undefined) return say(words, "from", { first });
  return from === to
    ? say(words, "only", { day: first })
    : say(words, "between", { first, last: dayOnOneLine(to) });
}
