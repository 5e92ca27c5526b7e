import { dayNumber, dayNumbered } from "#model/days/day.ts";
import { daysBeforeEvent, isFree, nextFree, type RentalTimes, type Span } from "./booking.ts";
import { DAYS_TOLD, readBusyDays } from "./busy-days.ts";

/** The choice that a piece of a dress is of. */
export type PieceChoice = {
  /** The dress has this label of a size; a piece without one is of every size. */
  size?: string;
  /** The slug of a colour of the dress; there where the label tells its pieces apart by colour. */
  colour?: string;
};

/** A piece of a dress, with nothing of a booking but its days. */
export type PublicPiece = PieceChoice & {
  /** The days on which it is taken, from today on, as busy-days.ts writes them. */
  busy: string;
};

export type PublicDays = RentalTimes & { pieces: readonly PublicPiece[] };

/** `/rental.json` tells this: the label's date of today, and the dresses by the slugs that were asked for. */
export type RentalDays = { today: string; dresses: Readonly<Record<string, PublicDays>> };

/**
 * The days are the first and the last on which her event may be. "taken": it is free from `from`, and where that is not for long, until
 * `to`. "soon" is the same where the dress could not arrive in time. "far": nobody is told about days after `last`. "none": no piece is
 * of the choice.
 */
export type DayAnswer =
  | { kind: "free"; pieces: readonly PublicPiece[]; of: readonly PublicPiece[] }
  | { kind: "taken" | "soon"; from: string; to?: string }
  | { kind: "far"; last: string }
  | { kind: "never" | "none" | "past" };

/** A dress that is free for so many days on end is said to be free from the first of them. */
const LONG_DAYS = 14;

/** Says whether a dress is free on the day of her event, "2027-06-12". Only pieces that `isMeant` names count. */
export function answerFor(
  { pieces: all, ...times }: PublicDays,
  { day, today }: { day: string; today: string },
  isMeant: (piece: PublicPiece) => boolean = () => true,
): DayAnswer {
  const [now, eventDay] = [dayNumber(today), dayNumber(day)];
  if (eventDay < now) return { kind: "past" };
  const of = all.filter(isMeant);
  if (of.length === 0) return { kind: "none" };
  const around = { before: daysBeforeEvent(times), after: times.goesBack + times.daysAfter };
  const spanOf = (event: number): Span => ({ first: event - around.before, last: event + around.after });
  const last = now + DAYS_TOLD - 1 - around.after;
  if (eventDay > last) return { kind: "far", last: dayNumbered(last) };
  const busy = of.map((piece) => readBusyDays(piece.busy, now));
  const pieces = of.filter((_, index) => isFree(busy.slice(index, index + 1), spanOf(eventDay)));
  if (pieces.length > 0) return { kind: "free", pieces, of };
  const next = nextFree(busy, spanOf(eventDay));
  if (!next) return { kind: "never" };
  const from = next.first + around.before;
  let to = from;
  while (to - from < LONG_DAYS && isFree(busy, spanOf(to + 1))) to += 1;
  return {
    kind: eventDay - around.before < now ? "soon" : "taken",
    from: dayNumbered(from),
    ...(to - from < LONG_DAYS && { to: dayNumbered(to) }),
  };
}
