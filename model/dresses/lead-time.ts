import { say } from "@trousseau/words/say.ts";
import { addDays, dayNumber, dayOnOneLine } from "#model/days/day.ts";
import type { Terms } from "#model/texts/terms.ts";
import words from "#words/in-time.json" with { type: "json" };
import type { Stated } from "./availability.ts";
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
export type Verdict =
  | { kind: "made" | "tight" | "rush" | "rent" | "rentOnly"; orderBy: string }
  | { kind: "late" | "lateToMake" | "lateToRent" };

/** Whether the label has given the numbers that an answer needs. */
export function knowsLeadTime(leadTime: LeadTime): boolean {
  const { making, renting } = offered(leadTime);
  return leadTime.shippingDays !== undefined && (making !== undefined || renting !== undefined);
}

/** Both days as "2027-05-09". The longest shipping counts, so that the day holds. */
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

/** Says when to order or to reserve, or that it is too late. */
export function verdictInWords(verdict: Verdict): string {
  return "orderBy" in verdict
    ? say(words, verdict.kind, { orderBy: dayOnOneLine(verdict.orderBy) })
    : words[verdict.kind];
}

/** The times that are left where the label says this of a dress: one that is sold, or the last, is not made. */
export function leadTimeWhere(leadTime: LeadTime, { state, until }: Stated): LeadTime | undefined {
  if (state === "sold") return undefined;
  const isAway = state === "out" && until === undefined;
  const left = {
    ...leadTime,
    offers: leadTime.offers.filter((offer) => offer !== "rent" || !isAway),
    making: state === "last" ? undefined : leadTime.making,
  };
  return knowsLeadTime(left) ? left : undefined;
}
