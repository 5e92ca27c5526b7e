import { attributesInWords } from "#model/dresses/attributes-in-words.ts";
import { type Availability, availabilityOf, isSold } from "#model/dresses/availability.ts";
import { statedInWords } from "#model/dresses/availability-in-words.ts";
import { categoryOf } from "#model/dresses/category.ts";
import { type Choice, queryFor } from "#model/dresses/choice.ts";
import { currencyOf, minorUnits, type Price } from "#model/dresses/currency.ts";
import { choicesOf, fits, itemIdOf } from "#model/dresses/find-item.server.ts";
import { withChoices } from "#model/dresses/message-text.ts";
import { priceInWords, purchasePriceInWords, showsPrice } from "#model/dresses/price.ts";
import {
  type Product,
  type ProductPicture,
  pictureAddress,
  pictureIn,
  productPath,
} from "#model/dresses/product.ts";
import { offersOf, priceIn, rentalOf } from "#model/dresses/product-terms.ts";
import { rentalInWords } from "#model/dresses/rental-in-words.ts";
import { htmlAsText } from "#model/tables/html-as-text.ts";
import { shortenedTo } from "#model/texts/characters.ts";
import { plain } from "#model/texts/found-as.ts";
import filterWords from "#words/filter.json" with { type: "json" };
import { separated } from "#words/locale.ts";
import type { AssistantShop, Message } from "./protocol.ts";

/** An assistant has a small window: `get_product` tells the rest. In characters. */
const SHORT = 600;

/** `pictureAddress` asks for this shape, in pixels. */
const PICTURE = { type: "image", width: 1200, height: 1500 };

/** `chosen` is what somebody has asked for, and the link keeps it. `toRent`: a price is that of renting. */
export type Telling = { chosen: Partial<Choice>; isWhole?: boolean; toRent?: boolean };

/** A dress as the protocol has it, with these of its variants. */
export function productAnswer(
  product: Product,
  variants: readonly Choice[],
  telling: Telling,
  shop: AssistantShop,
) {
  const { isWhole = false, chosen } = telling;
  const { name, category, pictures } = product;
  const { price, list_price: was } = pricesOf(product, telling, shop);
  const first = pictureIn(chosen.colour?.slug, pictures);
  const shownPictures = isWhole ? [first, ...pictures.filter((picture) => picture !== first)] : [first];
  const description = textOf(product.description);
  return {
    id: itemIdOf(product, {}),
    title: name,
    description: { plain: isWhole ? description : shortenedTo(SHORT, description) },
    url: linkOf(product, chosen, shop),
    categories: [{ value: categoryOf(category, shop.texts.collections).label, taxonomy: "merchant" }],
    price_range: { min: price, max: price },
    ...(was && { list_price_range: { min: was, max: was } }),
    media: shownPictures.map((picture) => mediaOf(picture, shop)),
    options: optionsOf(product, telling),
    variants: variants.map((choice) => variantOf(product, choice, telling, shop)),
    metadata: metadataOf(product, chosen, shop),
  };
}

/** The choices of a dress that somebody may mean, those that can be had first. */
export function variantsOf(product: Product, chosen: Partial<Choice>): Choice[] {
  const isLeft = isLeftOf(product);
  return choicesOf(product)
    .filter((choice) => fits(choice, chosen))
    .toSorted((one, other) => Number(isLeft(other)) - Number(isLeft(one)));
}

/** The choice by the names that `options` has. */
export function selectionOf({ colour, size }: Partial<Choice>) {
  return [
    ...(colour ? [{ name: filterWords.facets.colour, id: colour.slug, label: colour.name }] : []),
    ...(size ? [{ name: filterWords.facets.size, label: size.label }] : []),
  ];
}

/** Each colour and size; the whole answer says whether it can be had with the rest of the choice. */
function optionsOf(product: Product, { chosen, isWhole }: Telling) {
  const { facets } = filterWords;
  const signalsOf = (wanted: Partial<Choice>) =>
    isWhole && { available: variantsOf(product, wanted).some(isLeftOf(product)), exists: true };
  const ofColours = product.colours.map((colour) => ({
    id: colour.slug,
    label: colour.name,
    ...signalsOf({ ...chosen, colour }),
  }));
  const ofSizes = product.sizes.map((size) => ({ label: size.label, ...signalsOf({ ...chosen, size }) }));
  return [
    { name: facets.colour, values: ofColours },
    { name: facets.size, values: ofSizes },
  ].filter(({ values }) => values.length > 0);
}

function isLeftOf(product: Product) {
  return (choice: Partial<Choice>) => offersOf(product, choice).length > 0;
}

function variantOf(product: Product, choice: Choice, telling: Telling, shop: AssistantShop) {
  const { colour, size } = choice;
  return {
    id: itemIdOf(product, choice),
    title: separated([colour?.name ?? "", size?.label ?? ""].filter(Boolean)) || product.name,
    description: { plain: withChoices(product.name, colour?.name, size?.label) },
    url: linkOf(product, choice, shop),
    ...pricesOf(product, telling, shop),
    availability: stock[statedOf(product, choice)?.state ?? "available"],
    options: selectionOf(choice),
    ...(colour && telling.isWhole && { media: [mediaOf(pictureIn(colour.slug, product.pictures), shop)] }),
  };
}

export function linkOf(
  { slug }: Product,
  { colour, size }: Partial<Choice>,
  { origin }: AssistantShop,
): string {
  return `${origin}${productPath(slug)}${queryFor({ colour, size })}`;
}

/** A dress that is with a customer, or is made first, is had later. */
const stock: Record<Availability, { available: boolean; status: string }> = {
  available: { available: true, status: "in_stock" },
  "made-to-order": { available: true, status: "backorder" },
  last: { available: true, status: "in_stock" },
  sold: { available: false, status: "out_of_stock" },
  out: { available: true, status: "backorder" },
};

function statedOf(product: Product, { colour, size }: Partial<Choice>) {
  return availabilityOf(product, { colour: colour?.slug, size: size?.label });
}

/** The protocol has no price on request: its amount is 0, and `disclosureOf` says beside it what that means. */
function pricesOf(product: Product, { toRent }: Telling, { texts }: AssistantShop) {
  const price = priceIn(product, toRent);
  if (price === null) return { price: { amount: 0, currency: currencyOf(texts.labelSettings).code } };
  const sale = price === product.price ? product.sale : undefined;
  return { price: moneyOf(price), ...(sale && { list_price: moneyOf(sale.was) }) };
}

function moneyOf(price: Price) {
  return { amount: minorUnits(price), currency: price.currency.code };
}

/** Nobody must take the amount of a price on request, or of what is sold, for what it costs. */
export function disclosureOf(product: Product, { toRent }: Telling, path: string): Message[] {
  if (priceIn(product, toRent) !== null) return [];
  const [code, content] = isSold(product)
    ? ["sold", statedInWords({ state: "sold" })]
    : ["price_on_request", priceInWords(null)];
  return [{ type: "warning", code, content, path, presentation: "disclosure" }];
}

function metadataOf(product: Product, chosen: Partial<Choice>, { texts }: AssistantShop) {
  const offers = offersOf(product, chosen);
  const rental = offers.includes("rent") ? rentalOf(product, texts.terms) : undefined;
  const stated = statedOf(product, chosen);
  const { taxNote } = texts.labelSettings;
  return {
    ...(offers.includes("purchase") && { purchase: purchasePriceInWords(product) }),
    ...(rental && {
      rental: {
        text: rentalInWords(rental),
        ...(rental.price && { price: moneyOf(rental.price) }),
        ...(rental.deposit && { deposit: moneyOf(rental.deposit) }),
        ...(rental.includes && { includes: textOf(rental.includes) }),
      },
    }),
    ...(taxNote && showsPrice({ ...product, offers }, rental) && { taxes: textOf(taxNote) }),
    ...(stated && { availability: statedInWords(stated) }),
    ...Object.fromEntries(attributesInWords(product).map(({ attribute, value }) => [attribute, value])),
  };
}

function mediaOf({ src, alt }: ProductPicture, { origin }: AssistantShop) {
  return { ...PICTURE, url: pictureAddress(src, origin), ...(alt && { alt_text: alt }) };
}

/** An assistant reads a text of the label as data: it has no markup, nor signs that begin some. */
function textOf(text: string): string {
  const words = /[<&]/.test(text) ? htmlAsText(text).replace(/[<>]/g, "") : text;
  return plain(words).replace(/\s+/g, " ").trim();
}
