import { daysBeforeEvent, rentalTimesOf } from "#model/rental/booking.ts";
import type { Terms } from "#model/texts/terms.ts";
import { availabilityOf } from "./availability.ts";
import { knowsLeadTime, type LeadTime } from "./lead-time.ts";
import type { Rental } from "./price.ts";
import type { Product } from "./product.ts";

/** The rental terms of a product, with the label's own where it says nothing; undefined when it is not to rent. */
export function rentalOf(
  { offers, rental }: Pick<Product, "offers" | "rental">,
  terms: Terms,
): Rental | undefined {
  if (!offers.includes("rent")) return undefined;
  const { rentalBeforeDays: before, rentalAfterDays: after, rentalIncludes } = terms;
  const usual = before === undefined || after === undefined ? null : before + 1 + after;
  return { ...rental, days: rental.days ?? usual, includes: rental.includes || rentalIncludes };
}

type Said = Pick<Product, "availability" | "availabilityByChoice" | "sizes">;

/**
 * The label's days for a dress; undefined where it has not said enough to count with, and for one that is sold. Nobody is told to
 * reserve one that is out, and the calendar says more of one that is in it.
 */
export function leadTimeOf(
  product: Pick<Product, "offers" | "makingDays" | "category" | "rental" | keyof Said>,
  texts: TermsOfAll,
  isInCalendar = false,
): LeadTime | undefined {
  const { state } = availabilityOf(product) ?? {};
  if (state === "sold") return undefined;
  const isRentedSo = state !== "out" && !isInCalendar;
  const offers = product.offers.filter((offer) => offer !== "rent" || isRentedSo);
  const making = makingDaysOf(product, texts);
  const { alterationDays, shippingDays, rentalBeforeDays } = texts.terms;
  const rentalTimes = rentalTimesOf(texts.terms, product.rental.days);
  // The atelier's hurry is counted for what it makes most: what takes longer is not hurried to the same day.
  const isUsual = making === texts.terms.makingDays;
  const leadTime = {
    offers,
    making,
    renting: rentalBeforeDays === undefined ? undefined : daysBeforeEvent(rentalTimes),
    rushDays: isUsual ? texts.terms.rushDays : undefined,
    alterationDays,
    shippingDays,
  };
  return knowsLeadTime(leadTime) ? leadTime : undefined;
}

/** Days from the order to the parcel: the dress's own number, or its collection's, or the label's. */
export function makingDaysOf(
  { makingDays, category }: Pick<Product, "makingDays" | "category">,
  { terms, collections }: TermsOfAll,
): number | undefined {
  const ofCollection = Object.hasOwn(collections, category) ? collections[category]?.makingDays : undefined;
  return makingDays ?? ofCollection ?? terms.makingDays;
}

type TermsOfAll = {
  terms: Terms;
  collections: Readonly<Record<string, { makingDays?: number | undefined }>>;
};
