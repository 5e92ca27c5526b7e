import { say } from "@trousseau/words/say.ts";
import { addDays, dayNumber, dayOnOneLine } from "#model/days/day.ts";
import type { Terms } from "#model/texts/terms.ts";
import words from "#words/in-time.json" with { type: "json" };
import type { Stated } from "./availability.ts";
import type { Offer } from "./product-fields.ts";

/** The label's times in days. Undefined has not been said, and nothing is claimed from it. */
export type LeadTime = {
  offers: readonly Offer[];
  /** Days that pass from the order to the parcel; none where the dress is there already. */
  making: number | undefined;
  /** Days that pass from the reservation to the event (rental/booking.ts). */
  renting: number | undefined;
} & Pick<Terms, "rushDays" | "alterationDays" | "shippingDays">;

/**
 * Says whether a product comes in time. `orderBy` is the last date to order or reserve it. "tight" leaves no time
 * for an alteration; in a "rush" the atelier hurries. "sent" is there already, and "rentOnly" is only for rent. "lateToMake",
 * "lateToSend" and "lateToRent" are late in the one way that is offered.
 */
export type Verdict =
  | { kind: "made" | "tight" | "rush" | "sent" | "rent" | "rentOnly"; orderBy: string }
  | { kind: "late" | "lateToMake" | "lateToSend" | "lateToRent" };

/** Whether the label has given the numbers that an answer needs. */
export function knowsLeadTime(leadTime: LeadTime): boolean {
  const { making, renting } = offered(leadTime);
  return leadTime.shippingDays !== undefined && (making !== undefined || renting !== undefined);
}

/** Both days as "2027-05-09". */
export function neededBy(day: string, today: string, leadTime: LeadTime): Verdict {
  const { making, renting } = offered(leadTime);
  const daysLeft = dayNumber(day) - dayNumber(today);
  const inTime = making === undefined ? undefined : sentInTime(making, daysLeft, leadTime);
  if (inTime) return { kind: inTime.kind, orderBy: addDays(day, -inTime.days) };
  if (renting !== undefined && renting <= daysLeft)
    return { kind: making ? "rent" : "rentOnly", orderBy: addDays(day, -renting) };
  if (making === undefined) return { kind: "lateToRent" };
  if (making === 0) return { kind: "lateToSend" };
  return { kind: renting === undefined ? "lateToMake" : "late" };
}

/** Which order comes in time, and how many days it takes. The longest shipping counts, so that the day holds. */
function sentInTime(
  making: number,
  daysLeft: number,
  { rushDays = making, alterationDays = 0, shippingDays = 0 }: LeadTime,
) {
  const [days, rushed] = [making + shippingDays, rushDays + shippingDays];
  if (days > daysLeft) return rushed <= daysLeft ? { kind: "rush" as const, days: rushed } : undefined;
  if (making === 0) return { kind: "sent" as const, days };
  return { kind: days + alterationDays > daysLeft ? ("tight" as const) : ("made" as const), days };
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

/** The times that are left where the label says this of a dress: the last one has only to be sent. */
export function leadTimeWhere(leadTime: LeadTime, { state, until }: Stated): LeadTime | undefined {
  if (state === "sold") return undefined;
  const isAway = state === "out" && until === undefined;
  const left = {
    ...leadTime,
    offers: leadTime.offers.filter((offer) => offer !== "rent" || !isAway),
    making: state === "last" ? 0 : leadTime.making,
  };
  return knowsLeadTime(left) ? left : undefined;
}
