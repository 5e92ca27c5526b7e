import type { MetaDescriptor } from "react-router";
import { pageMeta } from "#app/site/open-graph-meta.ts";
import { structuredData } from "#app/site/structured-data.ts";
import { chosenFrom, queryFor } from "#model/dresses/choice.ts";
import { type Product, pictureIn, productPath } from "#model/dresses/product.ts";
import { labelled } from "#words/locale.ts";
import { type DescribedDress, dressData } from "./dress-data.ts";

/** Search engines and messengers read documents alone: the browser needs nothing but the title. */
export function describe(described: DescribedDress): MetaDescriptor[] {
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
    ...structuredData(...dressData(described)),
  ];
}

/** The link is shown in the colour that it names. */
function pictureOfLink({ product, query }: DescribedDress) {
  const { colour } = chosenFrom(product, new URLSearchParams(query));
  const { alt } = pictureIn(colour?.slug, product.pictures);
  return {
    query: queryFor({ colour, size: undefined }),
    alt: labelled(product.name, alt),
    own: product.sharingPicture,
  };
}

/** Networks show what the dress costs to buy. Pinterest's product pins are for pages with a checkout, and must not be made of this one. */
function priceMeta({ offers, price, sale }: Product): MetaDescriptor[] {
  const purchasePrice = offers.includes("purchase") && price !== null ? price : undefined;
  return [
    ...(purchasePrice
      ? [
          { property: "product:price:amount", content: String(purchasePrice.amount) },
          { property: "product:price:currency", content: purchasePrice.currency.code },
          ...(sale
            ? [
                { property: "product:original_price:amount", content: String(sale.was.amount) },
                { property: "product:original_price:currency", content: sale.was.currency.code },
              ]
            : []),
        ]
      : []),
    { name: "pinterest-rich-pin", content: "false" },
  ];
}
