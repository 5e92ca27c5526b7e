import { say } from "@trousseau/words/say.ts";
import { addDays, dayOnOneLine, isDay } from "#model/days/day.ts";
import neededByWords from "#words/needed-by.json" with { type: "json" };
import words from "#words/renting-day.json" with { type: "json" };
import { answerFor, type DayAnswer, type PublicPiece, type RentalDays } from "./free-on-day.ts";

/** Slugs are those of a dress and its colour; the size is one of those that the dress has. */
type AskedDress = {
  slug: string;
  sizes: readonly { label: string; isAvailable: boolean }[];
  size?: string | undefined;
  colour?: string | undefined;
};

/** `isFree` is undefined where another day would change nothing, or nothing can be said of the day. */
type ToldDay = { text: string; isFree?: boolean };

/** Says of a dress whether it is free on her day. Undefined without a day, and for a dress that is in no calendar. */
export function toldDay(
  days: RentalDays | "unknown",
  { slug, sizes, size, colour }: AskedDress,
  day: string,
): ToldDay | undefined {
  if (!isDay(day) || day.startsWith("0")) return undefined;
  if (days === "unknown") return { text: words.unknown };
  const dress = days.dresses[slug];
  if (!dress) return undefined;
  const isMeant = (piece: PublicPiece) => fits(piece.size, size) && fits(piece.colour, colour);
  const answer = answerFor(dress, { day, today: days.today }, isMeant);
  const offered = sizes.filter(({ label, isAvailable }) => isAvailable && fits(label, size));
  const labels = offered.map(({ label }) => label);
  return { text: inWords(answer, dayOnOneLine(day), labels), ...decided(answer) };
}

/** A piece without a size is of every size, and whoever has chosen none takes any. */
function fits(own: string | undefined, choice: string | undefined): boolean {
  return own === undefined || choice === undefined || own === choice;
}

function decided({ kind }: DayAnswer): Pick<ToldDay, "isFree"> {
  return kind === "past" || kind === "far" || kind === "none" ? {} : { isFree: kind === "free" };
}

function inWords(answer: DayAnswer, day: string, offered: readonly string[]): string {
  switch (answer.kind) {
    case "free":
      return freeInWords(answer, day, offered);
    case "taken":
      return say(words, "taken", {
        until: dayOnOneLine(addDays(answer.from, -1)),
        when: whenFree(answer),
      });
    case "soon":
      return say(words, "tooSoon", { when: whenFree(answer) });
    case "far":
      return say(words, "far", { last: dayOnOneLine(answer.last) });
    case "never":
      return words.never;
    case "none":
      return words.none;
    case "past":
      return neededByWords.past;
    default:
      return answer satisfies never;
  }
}

/** Where not every size that is offered is free, those that are free are named; where some pieces of one size are, they are counted. */
function freeInWords(
  { pieces, of }: { pieces: readonly PublicPiece[]; of: readonly PublicPiece[] },
  day: string,
  offered: readonly string[],
): string {
  const [free, all] = [sizesOf(pieces), sizesOf(of)];
  if (pieces.length < of.length && all.length < 2) {
    const [size] = all;
    const values = { count: pieces.length, of: of.length, day };
    return size === undefined
      ? say(words, "someFree", values)
      : say(words, "someFreeIn", { ...values, size });
  }
  const isEverySize = pieces.some(({ size }) => size === undefined);
  return isEverySize || [...all, ...offered].every((size) => free.includes(size))
    ? say(words, "free", { day })
    : say(words, "freeIn", { day, sizes: free });
}

function sizesOf(pieces: readonly PublicPiece[]): string[] {
  return [...new Set(pieces.flatMap(({ size }) => size ?? []))];
}

function whenFree({ from, to }: { from: string; to?: string }): string {
  const first = dayOnOneLine(from);
  if (to === undefined) return say(words, "from", { first });
  return from === to
    ? say(words, "only", { day: first })
    : say(words, "between", { first, last: dayOnOneLine(to) });
}
