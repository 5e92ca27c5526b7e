import { todayAnywhere } from "#model/days/day.ts";
import { findBySlug } from "#model/dresses/catalogue.ts";
import type { Choice } from "#model/dresses/choice.ts";
import type { SaidChoice } from "#model/dresses/closest-to.ts";
import type { Product } from "#model/dresses/product.ts";
import { leadTimeOf, offersOf } from "#model/dresses/product-terms.ts";
import type { Shop } from "#model/services/shop.ts";
import type { PieceChoice } from "./free-on-day.ts";
import { type AskableDress, type DressAnswer, waysToAsk } from "./ways-to-ask.ts";

/** The shop knows this much of a dress that somebody asks for. */
export type AskedShop = Pick<Shop, "catalogue"> &
  Partial<Pick<Shop, "calendar">> & { texts: Pick<Shop["texts"], "terms" | "collections"> };

/**
 * Every door, page, form and list, knows the same of a dress. What is sold, as it was chosen for a list, has no offers; the form of one
 * dress may choose something else, and names no choice.
 */
export function askableDress(shop: AskedShop, product: Product, choice?: Choice): AskableDress {
  const { slug, colours, sizes, availability, availabilityByChoice } = product;
  const isInCalendar = shop.catalogue.inCalendar?.has(product.id) === true;
  return {
    slug,
    colours,
    sizes,
    offers: offersOf(product, choice),
    ...(availability && { availability }),
    ...(availabilityByChoice && { availabilityByChoice }),
    leadTime: leadTimeOf(product, shop.texts, isInCalendar),
    isInCalendar,
    rentedIn: rentedIn(shop, product),
  };
}

function rentedIn({ calendar, texts }: AskedShop, product: Product): PieceChoice[] | undefined {
  const today = calendar?.today();
  const days = today && calendar?.daysOf(product, texts.terms, today);
  if (!days) return undefined;
  const choices = days.pieces.map(({ busy: _, ...choice }) => [JSON.stringify(choice), choice] as const);
  return [...new Map(choices).values()];
}

/** Answers as the page of the dress would, with the calendar of this moment. */
export function askAboutDress(
  { catalogue, texts, calendar: rentals }: AskedShop,
  dress: AskableDress,
): (chosen: SaidChoice, day: string) => DressAnswer {
  const today = rentals?.today();
  const product = dress.isInCalendar && findBySlug(catalogue, dress.slug);
  const days = product && today !== undefined ? rentals?.daysOf(product, texts.terms, today) : undefined;
  const calendar = days && today ? { today, dresses: { [dress.slug]: days } } : undefined;
  return (chosen, day) =>
    waysToAsk(dress, {
      chosen,
      day,
      calendar: calendar ?? (product ? "unknown" : undefined),
      today: today ?? todayAnywhere(),
    });
}
