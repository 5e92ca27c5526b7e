import { t } from "@trousseau/words/translate.ts";
import { dayInWords, dayNumber } from "#model/days/day.ts";
import { blocks, isLate, promisedSpan, waitingFor } from "#model/rental/booking.ts";
import { isOwnUse } from "#model/rental/rental-documents.ts";
import { separated } from "#words/locale.ts";
import { calledOf, pieceName, type Rental, type ShownBooking } from "./rental-data.ts";

/** A customer who comes later than in so many days does not say how much it matters that a dress is late. */
const NEXT_DAYS_AHEAD = 14;

/** A dress is late from the day after its last; how much that matters, the next customer says. */
export function returnNote(booking: ShownBooking, rental: Rental): string {
  const { today } = rental;
  if (!isLate(booking, today)) return dayInWords(booking.lastDay);
  const late = t("Late: its last day was {{day}}", { day: dayInWords(booking.lastDay) });
  const next = nextCustomer(booking, rental);
  const count = next ? promisedSpan(next).first - dayNumber(today) : 0;
  if (!next || count <= 0 || count > NEXT_DAYS_AHEAD) return late;
  const days = t("{{count}} days", { count, defaultValue_one: "{{count}} day" });
  return separated([late, t("{{days}} until the next customer, {{name}}", { days, name: calledOf(next) })]);
}

function nextCustomer(
  { id, piece, firstDay }: ShownBooking,
  { bookings, today }: Rental,
): ShownBooking | undefined {
  return bookings
    .filter((other) => other.id !== id && other.piece === piece && other.firstDay > firstDay)
    .filter((other) => blocks(other, today) && !isOwnUse(other))
    .toSorted((one, other) => promisedSpan(one).first - promisedSpan(other).first)[0];
}

/** A piece that is out, and a customer who was promised it for days on which it may not be back. */
type Waiting = { late: ShownBooking; next: ShownBooking };

/** Days of the label's own can be moved without calling anybody. */
export function waitingOf({ bookings, today }: Pick<Rental, "bookings" | "today">): Waiting[] {
  return bookings.flatMap((late) =>
    waitingFor(late, bookings, today)
      .filter((next) => !isOwnUse(next))
      .map((next) => ({ late, next })),
  );
}

export function waitingInWords({ late, next }: Waiting, rental: Rental): string {
  const [piece, day] = [pieceName(late.piece, rental), dayInWords(next.firstDay)];
  const [name, nextName] = [calledOf(late), calledOf(next)];
  return isOwnUse(late)
    ? t("{{piece}}: still out, and promised to {{next}} from {{day}}", { piece, next: nextName, day })
    : t("{{piece}}: still out with {{name}}, and promised to {{next}} from {{day}}", {
        piece,
        name,
        next: nextName,
        day,
      });
}
