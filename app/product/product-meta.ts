import type { MetaDescriptor } from "react-router";
import { type Availability, availabilityOf } from "#app/catalogue/availability.ts";
import { type Category, collectionPath } from "#app/catalogue/category.ts";
import { chosenFrom, queryFor } from "#app/catalogue/choice.ts";
import type { Rental } from "#app/catalogue/price.ts";
import { type Product, pictureIn, productPath } from "#app/catalogue/product.ts";
import { addDays } from "#app/label/hours/opening-hours.ts";
import { pageMeta } from "#app/site/open-graph-meta.ts";
import { withQuery } from "#app/ui/rendition.ts";
import { labelled } from "#words/locale.ts";

type Described = {
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

/** Search engines and messengers read documents alone: the browser needs nothing but the title. */
export function describe(described: Described): MetaDescriptor[] {
  const { product, title, description, origin, labelSettings } = described;
  const path = productPath(product.slug);
  const page = {
    title,
    description,
    origin,
    path,
    labelName: labelSettings.name,
    type: "product",
  } as const;
  if (!import.meta.env.SSR) return pageMeta(page);
  return [
    ...pageMeta({ ...page, picture: { path, ...pictureOfLink(described) } }),
    ...priceMeta(product),
    structuredData(described, origin + path),
  ];
}

/** The link is shown in the colour that it names. */
function pictureOfLink({ product, query: asked }: Described) {
  const { colour } = chosenFrom(product, new URLSearchParams(asked));
  const { alt } = pictureIn(colour?.slug, product.pictures);
  return {
    query: queryFor({ colour, size: undefined }),
    alt: labelled(product.name, alt),
    own: product.sharingPicture,
  };
}

/** Networks show what the dress costs to buy. Pinterest's product pins are for pages with a checkout, and must not be made of this one. */
function priceMeta({ offers, price }: Product): MetaDescriptor[] {
  const said = offers.includes("purchase") && price !== null ? price : undefined;
  return [
    ...(said
      ? [
          { property: "product:price:amount", content: String(said.amount) },
          { property: "product:price:currency", content: said.currency.code },
        ]
      : []),
    { name: "pinterest-rich-pin", content: "false" },
  ];
}

function structuredData(described: Described, url: string): MetaDescriptor {
  const { product, description, category, labelSettings, terms, origin } = described;
  const { name, pictures } = product;
  const offers = [...saleOffers(product, url), ...rentalOffers(product, terms.rental, url)];
  const image = new URL(withQuery(pictures[0].src, "w=1200&h=1500&fit=crop"), origin).href;
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@graph": [
        {
          "@type": "Product",
          name,
          description,
          image,
          url,
          category: category.label,
          brand: { "@type": "Brand", name: labelSettings.name },
          color: product.colours.map((colour) => colour.name),
          size: product.sizes.map((size) => size.label),
          ...(offers.length > 0 && { offers }),
        },
        {
          "@type": "BreadcrumbList",
          itemListElement: [
            { "@type": "ListItem", position: 1, name: labelSettings.name, item: `${origin}/` },
            {
              "@type": "ListItem",
              position: 2,
              name: category.label,
              item: `${origin}${collectionPath(category.slug)}`,
            },
            { "@type": "ListItem", position: 3, name },
          ],
        },
      ],
    },
  };
}

const stock: Record<Availability, string> = {
  available: "InStock",
  "made-to-order": "MadeToOrder",
  last: "LimitedAvailability",
  sold: "SoldOut",
  out: "OutOfStock",
};

/** Nothing where the label says nothing. */
function stockOf(product: Product) {
  const { state, until } = availabilityOf(product) ?? {};
  return {
    ...(state && { availability: `https://schema.org/${stock[state]}` }),
    ...(until && { availabilityStarts: addDays(until, 1) }),
  };
}

function saleOffers(product: Product, url: string) {
  const { offers, price } = product;
  if (!offers.includes("purchase") || price === null) return [];
  return [
    {
      "@type": "Offer",
      price: price.amount,
      priceCurrency: price.currency.code,
      url,
      businessFunction: "http://purl.org/goodrelations/v1#Sell",
      itemCondition: "https://schema.org/NewCondition",
      ...stockOf(product),
    },
  ];
}

/** The price for so many days must not be taken for what the dress costs. */
function rentalOffers(product: Product, rental: Rental | undefined, url: string) {
  if (!rental || rental.price === null) return [];
  const { price, days } = rental;
  const forDays = days && {
    referenceQuantity: { "@type": "QuantitativeValue", value: days, unitCode: "DAY" },
  };
  return [
    {
      "@type": "Offer",
      url,
      businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: price.amount,
        priceCurrency: price.currency.code,
        ...forDays,
      },
      ...stockOf(product),
    },
  ];
}
