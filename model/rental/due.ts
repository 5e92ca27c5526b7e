import { addDays, dayNumber } from "#model/days/day.ts";
import { type Booking, promisedSpan } from "./booking.ts";
import { isOwnUse, type KeptBooking } from "./rental-documents.ts";

type Owed = Pick<KeptBooking, "state" | "name" | "customer" | "enquiry"> & {
  price?: number | undefined;
  deposit?: number | undefined;
  paid?: number | undefined;
};

/** The customer still owes this: the price and the deposit, and once the dress is back the price alone. An option costs nothing yet. */
export function dueOf(booking: Owed): number {
  const { state, price = 0, deposit = 0, paid = 0 } = booking;
  if (state === "option" || state === "cancelled" || isOwnUse(booking)) return 0;
  // Tenths of a cent are no debt, and sums of cents are not exact.
  return Math.max(0, Math.round((price + (state === "back" ? 0 : deposit) - paid) * 1000) / 1000);
}

/** Money is asked for when the dress leaves within so many days. */
const DAYS_AHEAD = 7;

/** Whether the label asks for it now: a dress that leaves next summer is paid for in its time. */
export function isDue(booking: Booking & Owed, today: string): boolean {
  return dueOf(booking) > 0 && promisedSpan(booking).first <= dayNumber(addDays(today, DAYS_AHEAD));
}
