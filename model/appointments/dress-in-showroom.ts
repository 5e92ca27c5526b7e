import { dayNumber, dayNumbered } from "#model/days/day.ts";
import { isFree, nextFree } from "#model/rental/booking.ts";
import { readBusyDays } from "#model/rental/busy-days.ts";
import type { PublicDays, PublicPiece } from "#model/rental/free-on-day.ts";

/** `until`: the last day on which none of the pieces hangs there, where one comes back. */
export type InShowroom = { isThere: true } | { isThere: false; until: string | undefined };

/** Whether one of the pieces that are meant hangs in the showroom on a day; undefined where there is no such piece, and nobody can tell. */
export function inShowroom(
  { pieces }: Pick<PublicDays, "pieces">,
  { day, today }: { day: string; today: string },
  isMeant: (piece: PublicPiece) => boolean,
): InShowroom | undefined {
  const busy = pieces.filter(isMeant).map((piece) => readBusyDays(piece.busy, dayNumber(today)));
  if (busy.length === 0) return undefined;
  const span = { first: dayNumber(day), last: dayNumber(day) };
  if (isFree(busy, span)) return { isThere: true };
  const next = nextFree(busy, span);
  return { isThere: false, until: next && dayNumbered(next.first - 1) };
}
