import { excessOf, withinLists } from "#app/content/document-limits.server.ts";
import { readLine, readParagraphs } from "#app/content/plain-text.server.ts";
import { readPrice } from "#app/content/read-price.server.ts";
import type { Texts } from "#app/content/texts/label-texts.server.ts";
import { categoryFindings } from "./collection-findings.server.ts";
import { error, type FindingDetail, warning } from "./finding.server.ts";
import { pictureFindings, sizeFindings } from "./picture-findings.server.ts";
import { placeholderFindings } from "./placeholder-findings.server.ts";

export function productFindings(
  product: Record<string, unknown>,
  texts: Pick<Texts, "collections" | "isOwn">,
): FindingDetail[] {
  const { mainImage, gallery, description } = product;
  const more = Array.isArray(gallery) ? gallery : [];
  return [
    ...priceFindings(product.price),
    ...categoryFindings(readLine(product.category), texts),
    ...(readParagraphs(description) === "" ? [warning("it has no description")] : []),
    ...(mainImage ? pictureFindings(mainImage, "the main picture") : []),
    ...sizeFindings(mainImage),
    ...more.flatMap((picture, index) => pictureFindings(picture, `picture ${index + 2}`)),
    ...placeholderFindings(product),
    ...(excessOf(product) ? [] : withinLists(product).faults.map(error)),
  ];
}

function priceFindings(raw: unknown): FindingDetail[] {
  if (readPrice(raw) !== null) return [];
  const isGiven = raw !== undefined && raw !== null && raw !== "";
  return isGiven
    ? [error(`its price ${JSON.stringify(raw)} cannot be read`)]
    : [warning("it has no price: the shop says “price on request”")];
}
