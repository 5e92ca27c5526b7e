import type { Offer, Product as ProductData, ProductGroup, Service } from "schema-dts";
import { type Availability, availabilityOf } from "#app/catalogue/availability.ts";
import { type Category, collectionPath } from "#app/catalogue/category.ts";
import { queryFor } from "#app/catalogue/choice.ts";
import type { Rental } from "#app/catalogue/price.ts";
import { type Colour, type Product, pictureAddress, pictureIn, productPath } from "#app/catalogue/product.ts";
import { addDays } from "#app/label/hours/opening-hours.ts";
import { plain } from "#app/label/texts/found-as.ts";
import { breadcrumb } from "#app/site/structured-data.ts";
import { labelled, separated } from "#words/locale.ts";
import { rentalWords } from "#words/rental.ts";

export type DescribedDress = {
  product: Product;
  title: string;
  description: string;
  category: Category;
  /** The address may name a chosen colour. */
  query: string;
  labelSettings: { name: string };
  terms: { rental: Rental | undefined };
  origin: string;
};

/** Search engines learn what the page says of the dress, of renting it, and the way to it. */
export function dressData({ product, description, category, labelSettings, terms, origin }: DescribedDress) {
  const path = productPath(product.slug);
  const url = origin + path;
  const described = {
    name: product.name,
    description: plain(product.description).replace(/\s+/g, " ") || description,
    image: product.pictures.map(({ src }) => pictureAddress(src, origin)),
    url,
    category: category.label,
    brand: { "@type": "Brand" as const, name: labelSettings.name },
  };
  const colours = product.colours.filter(({ isAvailable }) => isAvailable);
  const way = breadcrumb(
    origin,
    labelSettings.name,
    { name: category.label, path: collectionPath(category.slug) },
    { name: product.name },
  );
  return [
    colours.length > 1
      ? ({
          "@type": "ProductGroup",
          productGroupID: product.slug,
          ...described,
          variesBy: ["https://schema.org/color"],
          hasVariant: colours.map((colour) => variantOf(product, colour, { url, origin })),
        } satisfies ProductGroup)
      : ({
          "@type": "Product",
          sku: product.slug,
          ...described,
          ...namesOf(product, colours[0]),
          ...offerOf(product),
        } satisfies ProductData),
    ...rentalData(product, terms.rental, url),
    way,
  ];
}

type Page = { url: string; origin: string };

/** Each colour that can be had is a variant. */
function variantOf(product: Product, colour: Colour, { url, origin }: Page) {
  const { slug, name, pictures } = product;
  return {
    "@type": "Product" as const,
    sku: `${slug}-${colour.slug}`,
    name: separated([name, colour.name]),
    image: pictureAddress(pictureIn(colour.slug, pictures).src, origin),
    ...namesOf(product, colour),
    url: url + queryFor({ colour, size: undefined }),
    ...offerOf(product, colour),
  } satisfies ProductData;
}

/** The colour, and the sizes that can be chosen. */
function namesOf({ sizes }: Product, colour: Colour | undefined) {
  const labels = sizes.filter(({ isAvailable }) => isAvailable).map(({ label }) => label);
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
function stockOf(product: Product, colour?: Colour) {
  const { state, until } = availabilityOf(product, colour && { colour: colour.slug }) ?? {};
  return {
    ...(state && { availability: stock[state] }),
    ...(until && { availabilityStarts: addDays(until, 1) }),
  };
}

/** The price to buy; nothing where that is on request. */
function offerOf(product: Product, colour?: Colour) {
  const { offers, price } = product;
  if (!offers.includes("purchase") || price === null) return {};
  return {
    offers: {
      "@type": "Offer" as const,
      price: price.amount,
      priceCurrency: price.currency.code,
      itemCondition: "https://schema.org/NewCondition" as const,
      ...stockOf(product, colour),
    } satisfies Offer,
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
