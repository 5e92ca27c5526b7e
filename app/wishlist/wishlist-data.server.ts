import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { qrOf } from "#app/ui/qr.ts";
import { takesVisits } from "#model/appointments/showrooms.ts";
import { isMade } from "#model/dresses/availability.ts";
import { type Choice, chosenFrom, queryFor } from "#model/dresses/choice.ts";
import { findDress } from "#model/dresses/find-dress.server.ts";
import { type Product, pictureIn, productPath } from "#model/dresses/product.ts";
import { attributesOf } from "#model/dresses/product-fields.ts";
import { makingDaysOf, pricesFor, rentalOf } from "#model/dresses/product-terms.ts";
import { type AskedShop, askableDress } from "#model/rental/askable-dress.server.ts";
import { waysToAsk } from "#model/rental/ways-to-ask.ts";
import { listedItems, queryIn, slugIn } from "#model/screens/wishlist-address.ts";
import type { Shop } from "#model/services/shop.ts";
import appointmentWords from "#words/appointment.json" with { type: "json" };

export type WishlistData = ReturnType<typeof wishlistData>;

/** Collects the dresses that an address names, and all that is said round them. */
export function wishlistData(shop: Shop, { searchParams }: URL) {
  const { texts, origin } = shop;
  const { labelSettings, messages, productWords } = texts;
  const { name, phone, phoneDisplay, showroom, hours, taxNote } = labelSettings;
  const { size, sheet } = productWords;
  return {
    listed: listedDresses(shop, listedItems(searchParams)),
    origin,
    name,
    phone,
    ...(takesVisits(texts.appointments) && { tryOn: appointmentWords.tryOn }),
    message: messages.fittingList,
    question: messages.question,
    compose: withoutEmphasis(messages.title),
    sheet: {
      words: { size, sheet },
      labelSettings: { name, showroom: showroom.address, hours, phone: phoneDisplay, taxNote },
    },
    empty: {
      picture: Object.values(texts.collections).find(({ plates }) => plates.length > 0)?.plates[0],
      waysOn: texts.navigation.filter(({ href }) => href.startsWith("/collection/")),
    },
  };
}

export type Listed = {
  dresses: ListedDress[];
  /** These slugs were asked for, and no dress has them. */
  missing: string[];
};

/** Finds the dresses of an address, in its order and choice, once each. A former slug finds its dress as well. */
export function listedDresses(shop: ListShop, items: readonly string[]): Listed {
  const { catalogue } = shop;
  const requestedDresses = items.map((item) => ({
    slug: slugIn(item),
    query: queryIn(item),
    product: findDress(catalogue, slugIn(item)),
  }));
  const products = new Set(requestedDresses.flatMap(({ product }) => product ?? []));
  const askedAs = (dress: Product) => requestedDresses.filter(({ product }) => product === dress);
  return {
    dresses: [...products].map((product) =>
      listed(product, {
        requestedSlugs: askedAs(product).map(({ slug }) => slug),
        choice: chosenFrom(product, new URLSearchParams(askedAs(product)[0]?.query)),
        shop,
      }),
    ),
    missing: requestedDresses.flatMap(({ slug, product }) => (product ? [] : [slug])),
  };
}

/** The screen shows and prints this much of a dress. */
export type ListedDress = ReturnType<typeof listed>;

type ListShop = AskedShop & Pick<Shop, "texts" | "origin">;

type ListedOptions = {
  shop: ListShop;
  /** The slugs that it was asked for by. */
  requestedSlugs: readonly string[];
  choice: Choice;
};

/** The dress's own terms count before the collection's and the label's. */
function listed(product: Product, { requestedSlugs, choice, shop }: ListedOptions) {
  const { texts, origin } = shop;
  const { slug, name, pictures } = product;
  const askable = askableDress(shop, product, choice);
  const { rental, ...prices } = pricesFor(product, askable.offers);
  const address = `${origin}${productPath(slug)}`;
  const shownPictures: Product["pictures"] = [pictureIn(choice.colour?.slug, pictures)];
  const query = queryFor(choice);
  const chosen = { colour: choice.colour?.slug, size: choice.size?.label };
  const { state, verdicts } = waysToAsk(askable, { chosen, day: "", calendar: undefined, today: "" });
  return {
    ...askable,
    name,
    ...prices,
    rental: (askable.offers.includes("rent") && rentalOf(product, texts.terms)) || rental,
    // A dress that is only to rent is never made to order.
    makingDays:
      (askable.offers.includes("purchase") && isMade(product) ? makingDaysOf(product, texts) : undefined) ??
      null,
    /** Something is chosen: "?colour=sage&size=38". */
    ...(query && { choice, query }),
    pictures: shownPictures,
    ...attributesOf(product),
    /** This is said of it before somebody gives a day. */
    state: [state, ...verdicts].filter(Boolean).join("\n"),
    address,
    qr: qrOf(address),
    /** It was asked for under these, and no longer has them. */
    formerSlugs: requestedSlugs.filter((former) => former !== slug),
  };
}
