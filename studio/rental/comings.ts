import { addDays, dayNumber } from "#app/label/hours/day.ts";
import { blockedSpan } from "#app/rental/booking.ts";
import type { Rental, ShownBooking } from "./rental-data.ts";

/** An option is told so many days before it ends. */
const DAYS_AHEAD = 2;

type Comings = {
  /** Booked, and due to leave today or before. */
  leaving: readonly ShownBooking[];
  /** Dresses that are out, and with the customer no longer than today. */
  returning: readonly ShownBooking[];
  /** Those that end soon, or have ended before their days. */
  options: readonly ShownBooking[];
};

export function comingsOf({ bookings, today }: Pick<Rental, "bookings" | "today">): Comings {
  const now = dayNumber(today);
  return {
    leaving: bookings.filter((booking) => {
      const { first, last } = blockedSpan(booking);
      return booking.state === "booked" && first <= now && now <= last;
    }),
    returning: bookings.filter(({ state, lastDay }) => state === "out" && lastDay <= today),
    options: bookings.filter((booking) => isEnding(booking, today)),
  };
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

/** A dress that is still out after its days keeps the next customer waiting. */
export function isLate(booking: ShownBooking, today: string): boolean {
  return booking.state === "out" && blockedSpan(booking).last < dayNumber(today);
}
