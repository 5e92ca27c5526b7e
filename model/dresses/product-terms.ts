import { daysBeforeEvent, rentalTimesOf } from "#model/rental/booking.ts";
import type { Terms } from "#model/texts/terms.ts";
import { availabilityOf, isSold, type Judged } from "./availability.ts";
import type { Choice } from "./choice.ts";
import type { Price } from "./currency.ts";
import { knowsLeadTime, type LeadTime } from "./lead-time.ts";
import { listedPrice, type Rental } from "./price.ts";
import type { Product } from "./product.ts";

/** The offers that are left: none of a dress that is sold, or sold in the choice with which it is on a list. */
export function offersOf(
  product: Pick<Product, "offers" | keyof Judged>,
  { colour, size }: Partial<Choice> = {},
): Product["offers"] {
  const isChosen = colour !== undefined || size !== undefined;
  const stated = availabilityOf(product, { colour: colour?.slug, size: size?.label });
  return isSold(product) || (isChosen && stated?.state === "sold") ? [] : product.offers;
}

/** Browsers are sent the prices of these offers, and none of a dress that is sold. */
export function pricesFor(
  { price, sale, rental }: Pick<Product, "price" | "sale" | "rental">,
  offers: Product["offers"],
): Pick<Product, "price" | "sale" | "rental"> {
  if (offers.length > 0) return { price, ...(sale && { sale }), rental };
  return { price: null, rental: { price: null, days: null, deposit: null, includes: "" } };
}

/** The price of a dress, as its page says; null on request, and where it is sold. `toRent`: to rent, where it can be bought as well. */
export function priceIn(
  product: Pick<Product, "price" | "sale" | "rental" | "offers" | keyof Judged>,
  toRent = false,
): Price | null {
  const { offers } = product;
  const prices = pricesFor(product, offersOf(product));
  return listedPrice({ ...prices, offers: toRent && offers.includes("rent") ? ["rent"] : offers });
}

/** The rental terms of a product, with the label's own where it says nothing; undefined when it is not to rent. */
export function rentalOf(
  product: Pick<Product, "offers" | "rental" | keyof Judged>,
  terms: Terms,
): Rental | undefined {
  if (!offersOf(product).includes("rent")) return undefined;
  const { rental } = product;
  const { rentalBeforeDays: before, rentalAfterDays: after, rentalIncludes } = terms;
  const usual = before === undefined || after === undefined ? null : before + 1 + after;
  return { ...rental, days: rental.days ?? usual, includes: rental.includes || rentalIncludes };
}

/**
 * The label's days for a dress, whatever it says of single choices (`leadTimeWhere`); undefined where it has not said enough to count
 * with. The calendar says more of renting one that is in it.
 */
export function leadTimeOf(
  product: Pick<Product, "offers" | "makingDays" | "category" | "rental">,
  texts: TermsOfAll,
  isInCalendar = false,
): LeadTime | undefined {
  const offers = product.offers.filter((offer) => offer !== "rent" || !isInCalendar);
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
