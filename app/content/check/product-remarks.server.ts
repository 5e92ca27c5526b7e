import { readLine, readParagraphs } from "#app/content/plain-text.server.ts";
import { readPrice } from "#app/content/read-price.server.ts";
import { error, type Remark, warning } from "./finding.server.ts";
import { pictureRemarks, sizeRemarks } from "./picture-remarks.server.ts";
import { placeholderRemarks } from "./placeholder-remarks.server.ts";

/** `collections`: the slugs that are in the navigation once they hold a dress. */
export function productRemarks(product: Record<string, unknown>, collections: readonly string[]): Remark[] {
  const { mainImage, gallery, description } = product;
  const more = Array.isArray(gallery) ? gallery : [];
  return [
    ...priceRemarks(product.price),
    ...categoryRemarks(readLine(product.category), collections),
    ...(readParagraphs(description) === "" ? [warning("it has no description")] : []),
    ...(mainImage ? pictureRemarks(mainImage, "the main picture") : []),
    ...sizeRemarks(mainImage),
    ...more.flatMap((picture, index) => pictureRemarks(picture, `picture ${index + 2}`)),
    ...placeholderRemarks(product),
  ];
}

function priceRemarks(raw: unknown): Remark[] {
  if (readPrice(raw) !== null) return [];
  const isGiven = raw !== undefined && raw !== null && raw !== "";
  return isGiven
    ? [error(`its price ${JSON.stringify(raw)} cannot be read`)]
    : [warning("it has no price: the shop says “price on request”")];
}

function categoryRemarks(category: string, collections: readonly string[]): Remark[] {
  if (category === "") return [error("it is in no collection: nobody comes across it")];
  if (collections.includes(category)) return [];
  return [warning(`its collection “${category}” is not in the navigation`)];
}
