import { t } from "@trousseau/words/translate.ts";
import { addDays, dayInWords, dayNumber } from "#model/days/day.ts";
import { blocks, isLate, promisedSpan, waitingFor } from "#model/rental/booking.ts";
import { separated } from "#words/locale.ts";
import { calledOf, isOwnUse, type Rental, type ShownBooking } from "./rental-data.ts";

/** An option is told so many days before it ends. */
const DAYS_AHEAD = 2;

/** An event is near so many days before. */
const EVENT_DAYS_AHEAD = 7;

type Comings = {
  /** Booked, and due to leave today or before. */
  leaving: readonly ShownBooking[];
  /** Dresses that are out, and with the customer no longer than today. */
  returning: readonly ShownBooking[];
  /** Those that end soon, or have ended before their days. */
  options: readonly ShownBooking[];
  /** Promised for an event that is near, the nearest first. */
  events: readonly ShownBooking[];
};

export function comingsOf({ bookings, today }: Pick<Rental, "bookings" | "today">): Comings {
  const now = dayNumber(today);
  return {
    leaving: bookings.filter((booking) => {
      const { first, last } = promisedSpan(booking);
      return booking.state === "booked" && first <= now && now <= last;
    }),
    returning: bookings.filter(({ state, lastDay }) => state === "out" && lastDay <= today),
    options: bookings.filter((booking) => isEnding(booking, today)),
    events: bookings
      .filter((booking) => blocks(booking, today))
      .filter(({ eventDate }) => today <= eventDate && eventDate <= addDays(today, EVENT_DAYS_AHEAD))
      .toSorted((one, other) => one.eventDate.localeCompare(other.eventDate)),
  };
}

type DayList = {
  title: string;
  bookings: readonly ShownBooking[];
  note(booking: ShownBooking): string;
};

/** The start page's lists; the calendar has them within its week. */
export function dayLists(rental: Rental): DayList[] {
  const { leaving, returning, options, events } = comingsOf(rental);
  const { today } = rental;
  return [
    { title: t("Goes out"), bookings: leaving, note: ({ firstDay }) => dayInWords(firstDay) },
    {
      title: t("Comes back"),
      bookings: returning,
      note: (booking) => returnNote(booking, rental),
    },
    {
      title: t("Options that end"),
      bookings: options,
      note: (booking) => optionNote(booking, today),
    },
    { title: t("Upcoming events"), bookings: events, note: ({ eventDate }) => dayInWords(eventDate) },
  ];
}

export function optionNote({ holdsUntil = "" }: ShownBooking, today: string): string {
  return holdsUntil < today
    ? t("Ended on {{day}}: its days are available again", { day: dayInWords(holdsUntil) })
    : t("Until {{day}}", { day: dayInWords(holdsUntil) });
}

/** A dress is late from the day after its last; how much that matters, the next customer says. */
export function returnNote(booking: ShownBooking, rental: Rental): string {
  const { today } = rental;
  if (!isLate(booking, today)) return dayInWords(booking.lastDay);
  const late = t("Late: its last day was {{day}}", { day: dayInWords(booking.lastDay) });
  const next = nextCustomer(booking, rental);
  const count = next ? promisedSpan(next).first - dayNumber(today) : 0;
  if (!next || count <= 0) return late;
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

/** Nothing is left to decide once its days have gone. */
export function isEnding(
  { state, holdsUntil, lastDay }: Pick<ShownBooking, "state" | "holdsUntil" | "lastDay">,
  today: string,
): boolean {
  return (
    state === "option" &&
    holdsUntil !== undefined &&
    holdsUntil <= addDays(today, DAYS_AHEAD) &&
    lastDay >= today
  );
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
  const [piece, day] = [pieceOf(late, rental), dayInWords(next.firstDay)];
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

export function pieceOf({ piece }: ShownBooking, { pieces }: Pick<Rental, "pieces">): string {
  return pieces.find(({ id }) => id === piece)?.name ?? t("There is no such piece.");
}
