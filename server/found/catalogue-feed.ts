import { addDays } from "#model/days/day.ts";
import { timeZoneOf } from "#model/days/opening-hours.ts";
import { momentOf } from "#model/days/zoned-time.ts";
import { type Availability, availabilityOf } from "#model/dresses/availability.ts";
import { categoryOf } from "#model/dresses/category.ts";
import { queryFor } from "#model/dresses/choice.ts";
import { minorDigitsOf, type Price } from "#model/dresses/currency.ts";
import { itemId } from "#model/dresses/item-id.ts";
import {
  type Colour,
  isSeenIn,
  type Product,
  pictureAddress,
  pictureIn,
  productPath,
} from "#model/dresses/product.ts";
import { pageAddress } from "#model/screens/language-path.ts";
import { shortenedTo } from "#model/texts/characters.ts";
import { plain } from "#model/texts/found-as.ts";
import { XML_DECLARATION, xmlElement } from "#model/web/markup.ts";
import { separated } from "#words/locale.ts";
import type { FoundShop } from "./markdown-pages.ts";

/** https://developers.facebook.com/docs/commerce-platform/catalog/fields, in characters. */
const LONGEST = { title: 200, description: 9_000 };

/** Meta takes so many more pictures of an item. */
const MOST_MORE_PICTURES = 20;

/**
 * The dresses for the catalogue of Meta and WhatsApp, a row for each colour, piece by piece. What is on request, or to rent only, has no
 * price to buy, and stands in no row.
 */
export function* catalogueFeed(shop: FoundShop): Generator<string> {
  const { name, description } = shop.texts.labelSettings;
  const channel = [
    xmlElement("title", name),
    xmlElement("link", pageAddress(shop.origin, "/")),
    xmlElement("description", description),
  ];
  yield `${XML_DECLARATION}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${channel.join("")}\n`;
  for (const product of shop.catalogue.products) {
    const price = product.offers.includes("purchase") ? product.price : null;
    if (price === null) continue;
    const colours = product.colours.filter(({ isAvailable }) => isAvailable);
    const rows = colours.length > 0 ? colours : [undefined];
    yield rows.map((colour) => `${itemOf(product, { price, colour }, shop)}\n`).join("");
  }
  yield "</channel>\n</rss>\n";
}

type Row = { price: Price; colour: Colour | undefined };

function itemOf(product: Product, { price, colour }: Row, shop: FoundShop): string {
  const { texts, origin } = shop;
  const { sale } = product;
  const { slug, name, description, category, colours } = product;
  const kind = categoryOf(category, texts.collections).label;
  const words = plain(description).replace(/\s+/g, " ") || separated([name, kind].filter(Boolean));
  const isOne = colours.length <= 1;
  return `<item>${[
    xmlElement("g:id", itemId(slug, colour?.slug)),
    xmlElement("g:item_group_id", isOne ? undefined : itemId(slug)),
    xmlElement("title", shortenedTo(LONGEST.title, separated([name, colour?.name ?? ""].filter(Boolean)))),
    xmlElement("description", shortenedTo(LONGEST.description, words)),
    xmlElement("link", `${origin}${productPath(slug)}${queryFor({ colour, size: undefined })}`),
    ...pictures(product, colour, origin),
    xmlElement("g:brand", texts.labelSettings.name),
    xmlElement("g:condition", "new"),
    xmlElement("g:availability", stockOf(product, colour)),
    xmlElement("g:price", amountOf(sale?.was ?? price)),
    xmlElement("g:sale_price", sale && amountOf(price)),
    xmlElement("g:sale_price_effective_date", saleSpan(product, shop)),
    xmlElement("g:color", colour?.name),
    xmlElement("g:product_type", kind || undefined),
  ].join("")}</item>`;
}

function amountOf({ amount, currency: { code } }: Price): string {
  return `${amount.toFixed(minorDigitsOf(code))} ${code}`;
}

/** It begins with the dress's last change, and ends with its last day in the showroom. A sale without an end needs no dates. */
function saleSpan({ slug, sale }: Product, { catalogue, texts }: FoundShop): string | undefined {
  const start = catalogue.dates?.get(productPath(slug))?.changedAt;
  if (!sale?.until || !start) return undefined;
  const end =
    momentOf(addDays(sale.until, 1), "00:00", timeZoneOf(texts.labelSettings.openingHours)) - 60_000;
  return [Date.parse(start), end]
    .map((moment) => `${new Date(moment).toISOString().slice(0, 16)}Z`)
    .join("/");
}

/** The first in the colour; then those that show it, or that the label has said nothing of. */
function pictures(product: Product, colour: Colour | undefined, origin: string): string[] {
  const first = pictureIn(colour?.slug, product.pictures);
  const isOfOther = (other: string | undefined) => other !== undefined && other !== colour?.slug;
  const seen = colour === undefined || isSeenIn(colour, product);
  const more = product.pictures.filter(
    (picture) => picture !== first && !(seen && isOfOther(picture.colour)),
  );
  return [
    xmlElement("g:image_link", jpeg(first.src, origin)),
    ...more
      .slice(0, MOST_MORE_PICTURES)
      .map(({ src }) => xmlElement("g:additional_image_link", jpeg(src, origin))),
  ];
}

/** Meta reads JPEG and PNG. */
function jpeg(src: string, origin: string): string {
  return `${pictureAddress(src, origin)}&fm=jpg`;
}

/** A dress of which the label says nothing can be asked for, and one that is with a customer is made again for a buyer. */
const stock: Record<Availability, string> = {
  available: "in stock",
  "made-to-order": "in stock",
  last: "in stock",
  sold: "out of stock",
  out: "in stock",
};

function stockOf(product: Product, colour: Colour | undefined): string {
  const { state = "available" } = availabilityOf(product, colour ? { colour: colour.slug } : {}) ?? {};
  return stock[state];
}
