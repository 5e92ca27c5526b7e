import type { Offer, Product as ProductData, ProductGroup, Service, VideoObject } from "schema-dts";
import { breadcrumb } from "#app/site/structured-data.ts";
import { addDays } from "#model/days/day.ts";
import type { AttributeInWords } from "#model/dresses/attributes-in-words.ts";
import { type Availability, availabilityOf } from "#model/dresses/availability.ts";
import { type Category, collectionPath } from "#model/dresses/category.ts";
import { type Choice, queryFor } from "#model/dresses/choice.ts";
import { itemId } from "#model/dresses/item-id.ts";
import type { Rental } from "#model/dresses/price.ts";
import { type Product, pictureAddress, pictureIn, productPath, sizeInWords } from "#model/dresses/product.ts";
import type { Sale } from "#model/dresses/sale.ts";
import { plain } from "#model/texts/found-as.ts";
import { labelled, separated } from "#words/locale.ts";
import rentalWords from "#words/rental.json" with { type: "json" };

export type DescribedDress = {
  product: Product;
  title: string;
  description: string;
  category: Category;
  /** The address may name a chosen colour. */
  query: string;
  labelSettings: { name: string };
  attributes: readonly AttributeInWords[];
  rental: Rental | undefined;
  origin: string;
};

/** A dress in more choices than this is told of by colour alone: the page would be mostly what nobody sees. */
const MOST_VARIANTS = 40;

/** Search engines learn what the page says of the dress, of renting it, and the way to it. */
export function dressData(dress: DescribedDress) {
  const { product, description, category, labelSettings, attributes, rental, origin } = dress;
  const path = productPath(product.slug);
  const url = origin + path;
  const described = {
    name: product.name,
    description: plain(product.description).replace(/\s+/g, " ") || description,
    image: product.pictures.map(({ src }) => pictureAddress(src, origin)),
    url,
    category: category.label,
    brand: { "@type": "Brand" as const, name: labelSettings.name },
    ...(attributes.length > 0 && {
      additionalProperty: attributes.map(({ name, value }) => ({
        "@type": "PropertyValue" as const,
        name,
        value,
      })),
    }),
  };
  const choices = choicesOf(product);
  const way = breadcrumb(
    origin,
    labelSettings.name,
    { name: category.label, path: collectionPath(category.slug) },
    { name: product.name },
  );
  return [
    choices.length > 1
      ? ({
          "@type": "ProductGroup",
          productGroupID: itemId(product.slug),
          ...described,
          variesBy: dimensionsOf(choices),
          hasVariant: choices.map((choice) => variantOf(product, choice, { url, origin })),
        } satisfies ProductGroup)
      : ({
          "@type": "Product",
          sku: itemId(product.slug),
          ...described,
          ...namesOf(product, choices[0]),
          ...offerOf(product),
        } satisfies ProductData),
    ...rentalData(product, rental, url),
    ...clipData(product, origin),
    way,
  ];
}

/** Each colour that can be had, and each of its sizes where the label says more of one than of another. */
function choicesOf({ colours, sizes, availabilityByChoice = [] }: Product): Choice[] {
  const inColour = some(colours.filter(({ isAvailable }) => isAvailable));
  const inSize = some(sizes.filter(({ isAvailable }) => isAvailable));
  const differs = availabilityByChoice.some(({ size }) => size !== undefined);
  const choices = inColour.flatMap((colour) => inSize.map((size) => ({ colour, size })));
  return differs && choices.length <= MOST_VARIANTS
    ? choices
    : inColour.map((colour) => ({ colour, size: undefined }));
}

function some<T>(things: readonly T[]): readonly (T | undefined)[] {
  return things.length > 0 ? things : [undefined];
}

function dimensionsOf(choices: readonly Choice[]): string[] {
  const differs = (of: (choice: Choice) => string | undefined) => new Set(choices.map(of)).size > 1;
  return [
    ...(differs(({ colour }) => colour?.slug) ? ["https://schema.org/color"] : []),
    ...(differs(({ size }) => size?.label) ? ["https://schema.org/size"] : []),
  ];
}

type Page = { url: string; origin: string };

function variantOf(product: Product, choice: Choice, { url, origin }: Page) {
  const { slug, name, pictures } = product;
  const { colour, size } = choice;
  return {
    "@type": "Product" as const,
    sku: itemId(slug, colour?.slug, size?.label),
    name: separated([name, colour?.name ?? "", size ? sizeInWords(size) : ""].filter(Boolean)),
    image: pictureAddress(pictureIn(colour?.slug, pictures).src, origin),
    ...namesOf(product, choice),
    url: url + queryFor(choice),
    ...offerOf(product, choice),
  } satisfies ProductData;
}

/** The colour, and the size or the sizes that can be chosen. */
function namesOf({ sizes }: Product, { colour, size }: Partial<Choice> = {}) {
  const labels = (size ? [size] : sizes).filter(({ isAvailable }) => isAvailable).map(sizeInWords);
  const [only, ...others] = labels;
  return {
    ...(colour && { color: colour.name }),
    ...(only !== undefined && { size: others.length > 0 ? labels : only }),
  };
}

const stock = {
  available: "https://schema.org/InStock",
  "made-to-order": "https://schema.org/MadeToOrder",
  last: "https://schema.org/LimitedAvailability",
  sold: "https://schema.org/SoldOut",
  out: "https://schema.org/OutOfStock",
} as const satisfies Record<Availability, Offer["availability"]>;

/** Nothing where the label says nothing. */
function stockOf(product: Product, { colour, size }: Partial<Choice> = {}) {
  const choice = { ...(colour && { colour: colour.slug }), ...(size && { size: size.label }) };
  const { state, until } = availabilityOf(product, choice) ?? {};
  return {
    ...(state && { availability: stock[state] }),
    ...(until && { availabilityStarts: addDays(until, 1) }),
  };
}

/** The price to buy; nothing where that is on request. What is sold has none, and what is with a customer is made again. */
function offerOf(product: Product, choice?: Choice) {
  const { offers, price, sale } = product;
  const stated = stockOf(product, choice);
  const inStock = stated.availability === stock.out ? { availability: stock["made-to-order"] } : stated;
  if (inStock.availability === stock.sold)
    return { offers: { "@type": "Offer" as const, ...inStock } satisfies Offer };
  if (!offers.includes("purchase") || price === null) return {};
  return {
    offers: {
      "@type": "Offer" as const,
      price: price.amount,
      priceCurrency: price.currency.code,
      ...(sale?.until && { priceValidUntil: sale.until }),
      ...(sale && { priceSpecification: crossedOut(sale) }),
      itemCondition: "https://schema.org/NewCondition" as const,
      ...inStock,
    } satisfies Offer,
  };
}

/** https://developers.google.com/search/docs/appearance/structured-data/merchant-listing: the price that is crossed out. */
function crossedOut({ was }: Sale) {
  return {
    "@type": "UnitPriceSpecification" as const,
    priceType: "https://schema.org/StrikethroughPrice" as const,
    price: was.amount,
    priceCurrency: was.currency.code,
  };
}

/** Renting is a service of its own: its price for so many days must not be taken for what the dress costs. */
function rentalData(product: Product, rental: Rental | undefined, url: string) {
  if (!rental || rental.price === null) return [];
  const { price, days } = rental;
  const forDays = days !== null && {
    referenceQuantity: { "@type": "QuantitativeValue" as const, value: days, unitCode: "DAY" },
  };
  return [
    {
      "@type": "Service",
      name: labelled(rentalWords.rental, product.name),
      url,
      offers: {
        "@type": "Offer",
        businessFunction: { "@id": "http://purl.org/goodrelations/v1#LeaseOut" },
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: price.amount,
          priceCurrency: price.currency.code,
          ...forDays,
        },
        ...stockOf(product),
      },
    } satisfies Service,
  ];
}

function clipData({ name, clip }: Product, origin: string) {
  if (!clip) return [];
  const { src, alt, film, seconds, uploadedAt } = clip;
  return [
    {
      "@type": "VideoObject",
      name,
      description: alt,
      thumbnailUrl: pictureAddress(src, origin),
      contentUrl: new URL(film, origin).href,
      ...(uploadedAt && { uploadDate: uploadedAt }),
      ...(seconds && { duration: `PT${seconds}S` }),
    } satisfies VideoObject,
  ];
}
