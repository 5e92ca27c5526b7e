import type { Terms } from "#app/label/terms.ts";
import type { Offer } from "./product-fields.ts";

/** The label's times in days. Undefined has not been said, and nothing is claimed from it. */
export type LeadTime = {
  offers: readonly Offer[];
  /** From the order to the parcel. */
  making: number | undefined;
} & Pick<Terms, "rushDays" | "alterationDays" | "shippingDays" | "rentalBeforeDays" | "cleaningDays">;

/**
 * Whether a dress comes in time for a date. `orderBy` is the last date to order or reserve it. "tight" leaves no time
 * for an alteration; in a "rush" the atelier hurries. "rentOnly" is only for rent. "lateToMake"
 * and "lateToRent" are late in the one way that is offered.
 */
type Verdict =
  | { kind: "made" | "tight" | "rush" | "rent" | "rentOnly"; orderBy: string }
  | { kind: "late" | "lateToMake" | "lateToRent" };

/** Whether the label has given the numbers that an answer needs. */
export function knowsLeadTime(leadTime: LeadTime): boolean {
  const { making, rentalBefore } = offered(leadTime);
  return leadTime.shippingDays !== undefined && (making !== undefined || rentalBefore !== undefined);
}

/** Both days as "2027-05-09", in the visitor's own calendar. The longest shipping counts: nobody is told of a day that may not hold. */
export function neededBy(day: string, today: string, leadTime: LeadTime): Verdict {
  const { rushDays, alterationDays = 0, shippingDays = 0, cleaningDays = 0 } = leadTime;
  const { making, rentalBefore } = offered(leadTime);
  const left = daysBetween(today, day);
  const before = (days: number) => dayBefore(day, days);
  if (making !== undefined) {
    const needed = making + shippingDays;
    const isTight = needed + alterationDays > left;
    if (needed <= left) return { kind: isTight ? "tight" : "made", orderBy: before(needed) };
    const rushed = (rushDays ?? making) + shippingDays;
    if (rushed <= left) return { kind: "rush", orderBy: before(rushed) };
  }
  if (rentalBefore === undefined) return { kind: "lateToMake" };
  const needed = cleaningDays + shippingDays + rentalBefore;
  if (needed <= left) return { kind: making === undefined ? "rentOnly" : "rent", orderBy: before(needed) };
  return { kind: making === undefined ? "lateToRent" : "late" };
}

/** The ways that are offered and can be counted with. */
function offered({ offers, making, rentalBeforeDays }: LeadTime) {
  return {
    making: offers.includes("purchase") ? making : undefined,
    rentalBefore: offers.includes("rent") ? rentalBeforeDays : undefined,
  };
}

const DAY_MS = 24 * 60 * 60_000;

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
