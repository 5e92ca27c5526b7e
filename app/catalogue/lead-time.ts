import type { Terms } from "#app/label/terms.ts";
import type { Offer } from "./product-fields.ts";

/** What the label says of its time, in days; what is undefined has not been said, and nothing is claimed from it. */
export type LeadTime = {
  offers: readonly Offer[];
  /** From the order to the parcel. */
  making: number | undefined;
} & Pick<Terms, "rushDays" | "alterationDays" | "shippingDays" | "rentalBeforeDays" | "cleaningDays">;

/**
 * Whether a dress comes in time for a day. `orderBy`: the last day to order or to reserve it, "2027-05-09". "made": to order; `isTight`: without
 * time for an alteration. "rush": when the atelier hurries. "rent": only to rent. "late": not at all.
 */
export type Verdict =
  | { kind: "made"; orderBy: string; isTight: boolean }
  | { kind: "rush" | "rent"; orderBy: string }
  | { kind: "late" };

/** Whether the label has given the numbers that an answer needs. */
export function knowsLeadTime({ offers, making, shippingDays, rentalBeforeDays }: LeadTime): boolean {
  const isSaleKnown = offers.includes("purchase") && making !== undefined;
  const isRentalKnown = offers.includes("rent") && rentalBeforeDays !== undefined;
  return shippingDays !== undefined && (isSaleKnown || isRentalKnown);
}

/** Both days as "2027-05-09", in the visitor's own calendar. The longest shipping counts: nobody is told of a day that may not hold. */
export function neededBy(day: string, today: string, leadTime: LeadTime): Verdict {
  const { offers, making, rushDays, alterationDays = 0, cleaningDays = 0, ...terms } = leadTime;
  const { shippingDays = 0, rentalBeforeDays } = terms;
  const left = daysBetween(today, day);
  const before = (days: number) => dayBefore(day, days);
  if (offers.includes("purchase") && making !== undefined) {
    const needed = making + shippingDays;
    if (needed <= left)
      return { kind: "made", orderBy: before(needed), isTight: needed + alterationDays > left };
    const rushed = (rushDays ?? making) + shippingDays;
    if (rushed <= left) return { kind: "rush", orderBy: before(rushed) };
  }
  if (offers.includes("rent") && rentalBeforeDays !== undefined) {
    const needed = cleaningDays + shippingDays + rentalBeforeDays;
    if (needed <= left) return { kind: "rent", orderBy: before(needed) };
  }
  return { kind: "late" };
}

const DAY_MS = 24 * 60 * 60_000;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
