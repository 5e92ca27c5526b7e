import { say } from "@trousseau/words/say.ts";
import { addDays, dayNumber, dayOnOneLine, isDay } from "#model/days/day.ts";
import type { Terms } from "#model/texts/terms.ts";
import words from "#words/needed-by.json" with { type: "json" };
import type { Offer } from "./product-fields.ts";

/** The label's times in days. Undefined has not been said, and nothing is claimed from it. */
export type LeadTime = {
  offers: readonly Offer[];
  /** Days that pass from the order to the parcel. */
  making: number | undefined;
  /** Days that pass from the reservation to the event (rental/booking.ts). */
  renting: number | undefined;
} & Pick<Terms, "rushDays" | "alterationDays" | "shippingDays">;

/**
 * Says whether a product comes in time. `orderBy` is the last date to order or reserve it. "tight" leaves no time
 * for an alteration; in a "rush" the atelier hurries. "rentOnly" is only for rent. "lateToMake"
 * and "lateToRent" are late in the one way that is offered.
 */
type Verdict =
  | { kind: "made" | "tight" | "rush" | "rent" | "rentOnly"; orderBy: string }
  | { kind: "late" | "lateToMake" | "lateToRent" };

/** Whether the label has given the numbers that an answer needs. */
export function knowsLeadTime(leadTime: LeadTime): boolean {
  const { making, renting } = offered(leadTime);
  return leadTime.shippingDays !== undefined && (making !== undefined || renting !== undefined);
}

/** Both days as "2027-05-09", in the visitor's own calendar. The longest shipping counts, so that the day holds. */
export function neededBy(day: string, today: string, leadTime: LeadTime): Verdict {
  const { rushDays, alterationDays = 0, shippingDays = 0 } = leadTime;
  const { making, renting } = offered(leadTime);
  const daysLeft = dayNumber(day) - dayNumber(today);
  const before = (days: number) => addDays(day, -days);
  if (making !== undefined) {
    const needed = making + shippingDays;
    const isTight = needed + alterationDays > daysLeft;
    if (needed <= daysLeft) return { kind: isTight ? "tight" : "made", orderBy: before(needed) };
    const rushed = (rushDays ?? making) + shippingDays;
    if (rushed <= daysLeft) return { kind: "rush", orderBy: before(rushed) };
  }
  if (renting === undefined) return { kind: "lateToMake" };
  if (renting <= daysLeft)
    return { kind: making === undefined ? "rentOnly" : "rent", orderBy: before(renting) };
  return { kind: making === undefined ? "lateToRent" : "late" };
}

/** The ways that are offered and can be counted with. */
function offered({ offers, making, renting }: LeadTime) {
  return {
    making: offers.includes("purchase") ? making : undefined,
    renting: offers.includes("rent") ? renting : undefined,
  };
}

/**
 * Says whether a product comes in time for "2027-05-09". It is undefined without a day, and while the year is typed. Today is the device's
 * date where nobody passes `labelsToday`.
 */
export function verdictInWords(day: string, leadTime: LeadTime, labelsToday = ""): string | undefined {
  if (!isDay(day) || day.startsWith("0")) return undefined;
  const today = labelsToday || todayHere();
  if (day < today) return words.past;
  const verdict = neededBy(day, today, leadTime);
  return "orderBy" in verdict
    ? say(words.verdicts, verdict.kind, { orderBy: dayOnOneLine(verdict.orderBy) })
    : words.verdicts[verdict.kind];
}

/** Today's date, "2026-11-22", by the device's clock and calendar. */
function todayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
