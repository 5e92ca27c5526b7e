import { readLine, readParagraphs } from "#app/content/plain-text.server.ts";
import { readPrice } from "#app/content/read-price.server.ts";
import { error, type FindingDetail, warning } from "./finding.server.ts";
import { pictureFindings, sizeFindings } from "./picture-findings.server.ts";
import { placeholderFindings } from "./placeholder-findings.server.ts";

/** `collections`: the slugs that are in the navigation once they hold a dress. */
export function productFindings(
  product: Record<string, unknown>,
  collections: readonly string[],
): FindingDetail[] {
  const { mainImage, gallery, description } = product;
  const more = Array.isArray(gallery) ? gallery : [];
  return [
    ...priceFindings(product.price),
    ...categoryFindings(readLine(product.category), collections),
    ...(readParagraphs(description) === "" ? [warning("it has no description")] : []),
    ...(mainImage ? pictureFindings(mainImage, "the main picture") : []),
    ...sizeFindings(mainImage),
    ...more.flatMap((picture, index) => pictureFindings(picture, `picture ${index + 2}`)),
    ...placeholderFindings(product),
  ];
}

function priceFindings(raw: unknown): FindingDetail[] {
  if (readPrice(raw) !== null) return [];
  const isGiven = raw !== undefined && raw !== null && raw !== "";
  return isGiven
    ? [error(`its price ${JSON.stringify(raw)} cannot be read`)]
    : [warning("it has no price: the shop says “price on request”")];
}

function categoryFindings(category: string, collections: readonly string[]): FindingDetail[] {
  if (category === "") return [error("it is in no collection: nobody comes across it")];
  if (collections.includes(category)) return [];
  return [warning(`its collection “${category}” is not in the navigation`)];
}
