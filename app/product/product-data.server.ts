import { knowsSizeOf } from "#app/size-finder/size-finder.tsx";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { qrOf } from "#app/ui/qr.ts";
import { dressSummary, dressTitle } from "#model/documents/found-as-fields.ts";
import type { SpokenParts } from "#model/documents/spoken-in.ts";
import { attributesInWords } from "#model/dresses/attributes-in-words.ts";
import { availabilityOf } from "#model/dresses/availability.ts";
import { completingLook, inCategory } from "#model/dresses/catalogue.ts";
import { categoryOf } from "#model/dresses/category.ts";
import { neighboursIn } from "#model/dresses/neighbours.ts";
import { cardOf, type Product, productPath, stateOf } from "#model/dresses/product.ts";
import { pricesFor, rentalOf } from "#model/dresses/product-terms.ts";
import { askableDress } from "#model/rental/askable-dress.server.ts";
import type { Shop } from "#model/services/shop.ts";
import { withoutLoneWords } from "#model/texts/characters.ts";
import { withTracking } from "#model/texts/joined-scripts.ts";
import { withSoftHyphens } from "#model/texts/soft-hyphens.ts";

/** The last tile of the slider at the end leads to all products. */
const MAX_OTHERS = 12;

/** A word of fewer letters fits into the page at the least size of a name. */
const LONG_IN_HEADING = 25;

export type ProductData = ReturnType<typeof productData>;

/** The page shows the label's own words on delivery among those of the dress. */
function spokenOf(product: SpokenParts, { spokenIn }: SpokenParts): SpokenParts {
  const delivery = spokenIn?.["delivery"];
  return delivery ? { spokenIn: { ...product.spokenIn, delivery } } : {};
}

/** The screen of one product shows this. */
export function productData(shop: Shop, product: Product) {
  const { catalogue, texts, origin } = shop;
  const { labelSettings, messages, productWords } = texts;
  const { name, phone, phoneDisplay, delivery, showroom, hours, taxNote } = labelSettings;
  const { rent, purchase, question } = messages;
  const address = `${origin}${productPath(product.slug)}`;
  const list = inCategory(catalogue, product.category);
  const completing = completingLook(catalogue, product);
  const others = list.filter((other) => other.id !== product.id && !completing.includes(other));
  const category = categoryOf(product.category, texts.collections);
  const askable = askableDress(shop, product);
  const { isInCalendar } = askable;
  const { price: _, sale: __, rental: ___, originals: ____, ...unpriced } = product;
  const isStated = availabilityOf(product) !== undefined || (product.availabilityByChoice ?? []).length > 0;
  const isSoldInPart = [...product.colours, ...product.sizes].some(({ isAvailable }) => !isAvailable);
  return {
    /** Nothing that is sold can be rented or bought, whatever the label once offered. */
    product: {
      ...unpriced,
      ...spokenOf(product, labelSettings),
      ...pricesFor(product, askable.offers),
      ...askable,
      completesLook: completing.map(({ id }) => id),
    },
    title: product.searchTitle ?? dressTitle({ ...product, collection: category.label }, name),
    description: product.searchDescription ?? dressSummary(product.name, product.description, category.label),
    category: withTracking(category),
    neighbours: neighboursIn(list, product.slug) ?? {},
    completing: completing.map(cardOf),
    others: others.slice(0, MAX_OTHERS).map(cardOf),
    words: {
      ...productWords,
      findSize: knowsSizeOf(product, texts.sizeChart) ? productWords.findSize : "",
      compose: withoutEmphasis(messages.title),
      /** The name as it breaks into lines. */
      heading: withSoftHyphens(withoutLoneWords(product.name), LONG_IN_HEADING),
      messages: { rent, purchase, question },
    },
    labelSettings: {
      name,
      phone,
      phoneDisplay,
      delivery,
      showroom: showroom.address,
      hours,
      taxNote,
    },
    attributes: attributesInWords(product),
    rental: rentalOf(product, texts.terms),
    /** Other dresses of its collection are in the calendar, too. */
    ...((isInCalendar || isStated) && {
      isAmongOthers: list.some(({ id }) => id !== product.id && catalogue.inCalendar?.has(id)),
    }),
    /** It is not simply to be had: the ways to ask for it depend on the choice and the day. */
    ...((isInCalendar || isStated || isSoldInPart) && { isLimited: true as const }),
    /** The label says something of it, or of a choice. */
    ...(isStated && { isStated }),
    ...stateOf(product),
    /** The address of the page names no choice. */
    address,
    qr: qrOf(address),
    origin,
  };
}
