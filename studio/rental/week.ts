import { t } from "@trousseau/words/translate.ts";
import { addDays, dayInWords, dayNumber, dayNumbered } from "#model/days/day.ts";
import { firstOfWeek } from "#model/days/week.ts";
import { stateTitles } from "#model/documents/booking-document.ts";
import { type BookingState, blocks, isLate, promisedSpan } from "#model/rental/booking.ts";
import { returnNote } from "./late-returns.ts";
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

/** `next` is the state that the booking is given when it is done; undefined where nobody has anything to do. */
type Entry = {
  kind: Kind;
  booking: ShownBooking;
  due: string;
  note: string;
  next?: BookingState | undefined;
};

/** `next` is undefined also where it is too early for it. */
export type WeekEntry = Entry & { isLate: boolean };

export type WeekDay = { day: string; entries: readonly WeekEntry[] };

/** An option is told so many days before it ends. */
const DAYS_AHEAD = 2;

/** An event is near so many days before. */
const EVENT_DAYS_AHEAD = 7;

/** The seven days of a week, of which this is one. Whatever should have been done before today stands under today. */
export function weekDays(rental: Rental, day: string): WeekDay[] {
  const { today, week } = rental;
  const first = firstOfWeek(day, week);
  const entries = entriesIn(rental).map((entry): WeekEntry => {
    const { kind, due, next } = entry;
    const isDue = due <= today || kind === "ends";
    return { ...entry, next: isDue ? next : undefined, isLate: next !== undefined && due < today };
  });
  const byDay = Map.groupBy(entries, (entry) => (isToldToday(entry, rental) ? today : entry.due));
  return Array.from({ length: 7 }, (_, at) => {
    const date = addDays(first, at);
    return { day: date, entries: (byDay.get(date) ?? []).toSorted(byUrgency) };
  });
}

function byUrgency(one: WeekEntry, other: WeekEntry): number {
  return (
    Number(other.isLate) - Number(one.isLate) ||
    kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
    one.due.localeCompare(other.due) ||
    calledOf(one.booking).localeCompare(calledOf(other.booking))
  );
}

type DayList = {
  title: string;
  bookings: readonly ShownBooking[];
  note(booking: ShownBooking): string;
};

/** The start page's lists: what is to be done today, what is late, the options that end soon, and the events that are near. */
export function dayLists(rental: Rental): DayList[] {
  const { bookings, today } = rental;
  const entries = entriesIn(rental);
  const dueBy = (day: string, kind: Kind) =>
    entries
      .filter((one) => one.kind === kind && one.next && one.due <= day)
      .toSorted((one, other) => one.due.localeCompare(other.due))
      .map(({ booking }) => booking);
  const returns = Map.groupBy(dueBy(today, "returns"), (booking) => isLate(booking, today));
  const ends = Map.groupBy(dueBy(addDays(today, DAYS_AHEAD), "ends"), (option) => blocks(option, today));
  const lastEvent = addDays(today, EVENT_DAYS_AHEAD);
  const events = bookings
    .filter((one) => blocks(one, today) && today <= one.eventDate && one.eventDate <= lastEvent)
    .toSorted((one, other) => one.eventDate.localeCompare(other.eventDate));
  return [
    {
      title: kindTitles.leaves,
      bookings: dueBy(today, "leaves"),
      note: ({ firstDay }) => dayInWords(firstDay),
    },
    {
      title: kindTitles.returns,
      bookings: returns.get(false) ?? [],
      note: (booking) => returnNote(booking, rental),
    },
    {
      title: t("Not back yet"),
      bookings: returns.get(true) ?? [],
      note: (booking) => returnNote(booking, rental),
    },
    {
      title: t("Options that end"),
      bookings: [...(ends.get(true) ?? []), ...(ends.get(false) ?? [])],
      note: (booking) => optionNote(booking, today),
    },
    { title: t("Upcoming events"), bookings: events, note: ({ eventDate }) => dayInWords(eventDate) },
  ];
}

function entriesIn(rental: Rental): Entry[] {
  return rental.bookings.flatMap((booking) => entriesOf(booking, rental));
}

/** Nothing is left to do once the days of an option or of a booking that nobody has fetched have gone. */
function entriesOf(booking: ShownBooking, rental: Rental): Entry[] {
  const { state, firstDay, lastDay } = booking;
  const { first, last } = promisedSpan(booking);
  if (state === "option") return [...eventOf(booking, rental), ...endOf(booking, rental)];
  if (state === "cancelled" || (state === "booked" && last < dayNumber(rental.today))) return [];
  const note = state === "back" ? stateTitles.back : "";
  return [
    {
      ...{ kind: "leaves", booking, due: dayNumbered(first), note: spanInWords(firstDay, lastDay) },
      next: state === "booked" ? "out" : undefined,
    },
    {
      ...{ kind: "returns", booking, due: lastDay },
      note: isLate(booking, rental.today) ? returnNote(booking, rental) : note,
      next: state === "out" ? "back" : undefined,
    },
    ...eventOf(booking, rental),
  ];
}

function eventOf(booking: ShownBooking, { today }: Rental): Entry[] {
  const { eventDate: due, state } = booking;
  if (due === "" || (state === "option" && !blocks(booking, today))) return [];
  return [{ kind: "event", booking, due, note: stateTitles[state] }];
}

function endOf(booking: ShownBooking, rental: Rental): Entry[] {
  const { firstDay, lastDay, holdsUntil } = booking;
  if (holdsUntil === undefined || lastDay < rental.today) return [];
  const note = spanInWords(firstDay, lastDay);
  const end: Entry = { kind: "ends", booking, due: holdsUntil, note, next: "booked" };
  return [isToldToday(end, rental) ? { ...end, note: optionNote(booking, rental.today) } : end];
}

/** Today has whatever is late, and an option that ends soon and not in this week. */
function isToldToday({ kind, due, next }: Entry, { today, week }: Rental): boolean {
  const isSoon = kind === "ends" && due <= addDays(today, DAYS_AHEAD);
  return (next !== undefined && due < today) || (isSoon && due > addDays(firstOfWeek(today, week), 6));
}

function optionNote({ holdsUntil = "" }: ShownBooking, today: string): string {
  return holdsUntil < today
    ? t("Ended on {{day}}: its days are available again", { day: dayInWords(holdsUntil) })
    : t("Until {{day}}", { day: dayInWords(holdsUntil) });
}
