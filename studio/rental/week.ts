import { t } from "@trousseau/words/translate.ts";
import { addDays, dayNumber, dayNumbered } from "#model/days/day.ts";
import { firstOfWeek } from "#model/days/week.ts";
import { stateTitles } from "#model/documents/booking-document.ts";
import { type BookingState, blocks, promisedSpan } from "#model/rental/booking.ts";
import { isEnding, optionNote, returnNote } from "./comings.ts";
import { spanInWords } from "./layout.ts";
import { calledOf, type Rental, type ShownBooking } from "./rental-data.ts";

/** A day has its entries in this order. */
const kinds = ["leaves", "returns", "event", "ends"] as const;

type Kind = (typeof kinds)[number];

export const kindTitles: Record<Kind, string> = {
  leaves: t("Goes out"),
  returns: t("Comes back"),
  event: t("Event"),
  ends: t("Option ends"),
};

/** `next` is the state that the booking is given when it is done; undefined where nobody has anything to do yet. */
export type WeekEntry = {
  kind: Kind;
  booking: ShownBooking;
  note: string;
  next: BookingState | undefined;
  isLate: boolean;
};

export type WeekDay = { day: string; entries: readonly WeekEntry[] };

/** The seven days of a week, of which this is one. Whatever should have been done before today stands under today. */
export function weekDays(rental: Rental, day: string): WeekDay[] {
  const first = firstOfWeek(day, rental.week);
  const dated = rental.bookings.flatMap((booking) => entriesOf(booking, rental));
  const byDay = Map.groupBy(dated, ({ due }) => due);
  return Array.from({ length: 7 }, (_, at) => {
    const date = addDays(first, at);
    return { day: date, entries: sorted((byDay.get(date) ?? []).map(({ entry }) => entry)) };
  });
}

function sorted(entries: readonly WeekEntry[]): WeekEntry[] {
  const placeOf = ({ kind }: WeekEntry) => kinds.indexOf(kind);
  return entries.toSorted(
    (one, other) =>
      Number(other.isLate) - Number(one.isLate) ||
      placeOf(one) - placeOf(other) ||
      calledOf(one.booking).localeCompare(calledOf(other.booking)),
  );
}

type Dated = { due: string; entry: WeekEntry };

function entriesOf(booking: ShownBooking, rental: Rental): Dated[] {
  const { today } = rental;
  return ofBooking(booking, rental).map(({ kind, due, note, next }) => {
    const isLate = next !== undefined && due < today;
    const isDue = due <= today || kind === "ends";
    return {
      due: isLate ? today : due,
      entry: { kind, booking, note, next: isDue ? next : undefined, isLate },
    };
  });
}

type Coming = { kind: Kind; due: string; note: string; next?: BookingState };

function ofBooking(booking: ShownBooking, rental: Rental): Coming[] {
  const { today } = rental;
  const { first, last } = promisedSpan(booking);
  switch (booking.state) {
    case "option":
      return [...celebrated(booking, blocks(booking, today)), ...ending(booking, rental)];
    case "booked":
      // Nobody has fetched it, and its days have gone.
      if (last < dayNumber(today)) return [];
      return [
        { kind: "leaves", due: dayNumbered(first), note: daysOf(booking), next: "out" },
        { kind: "returns", due: booking.lastDay, note: "" },
        ...celebrated(booking),
      ];
    case "out":
      return [
        { kind: "leaves", due: dayNumbered(first), note: daysOf(booking) },
        {
          kind: "returns",
          due: booking.lastDay,
          note: booking.lastDay < today ? returnNote(booking, rental) : "",
          next: "back",
        },
        ...celebrated(booking),
      ];
    case "back":
      return [
        { kind: "leaves", due: dayNumbered(first), note: daysOf(booking) },
        { kind: "returns", due: booking.lastDay, note: stateTitles.back },
        ...celebrated(booking),
      ];
    default:
      return [];
  }
}

function celebrated({ eventDate, state }: ShownBooking, isPromised = true): Coming[] {
  return isPromised && eventDate ? [{ kind: "event", due: eventDate, note: stateTitles[state] }] : [];
}

/** One that ends soon, and not in this week, is told today. Nothing is left to decide once its days have gone. */
function ending(booking: ShownBooking, { today, week }: Rental): Coming[] {
  const { holdsUntil, lastDay } = booking;
  if (holdsUntil === undefined || lastDay < today) return [];
  const isNextWeek = holdsUntil > addDays(firstOfWeek(today, week), 6);
  const isToldToday = holdsUntil < today || (isNextWeek && isEnding(booking, today));
  const note = isToldToday ? optionNote(booking, today) : daysOf(booking);
  const due = isToldToday && isNextWeek ? today : holdsUntil;
  return [{ kind: "ends", due, note, next: "booked" }];
}

function daysOf({ firstDay, lastDay }: ShownBooking): string {
  return spanInWords(firstDay, lastDay);
}
