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
    ...rentalFindings(product),
    ...categoryFindings(readLine(product.category), texts),
    ...(readParagraphs(description) === "" ? [warning("it has no description")] : []),
    ...(mainImage ? pictureFindings(mainImage, "the main picture") : []),
    ...sizeFindings(mainImage),
    ...more.flatMap((picture, index) => pictureFindings(picture, `picture ${index + 2}`)),
    ...placeholderFindings(product),
  ];
}

function priceFindings(raw: unknown): FindingDetail[] {
  return isGiven(raw)
    ? amountFindings("price", raw)
    : [warning("it has no price: the shop says “price on request”")];
}

function rentalFindings({ rentalPrice, rentalDeposit }: Record<string, unknown>): FindingDetail[] {
  return [
    ...(isGiven(rentalPrice) ? amountFindings("rental price", rentalPrice) : []),
    ...(isGiven(rentalDeposit) ? amountFindings("deposit", rentalDeposit) : []),
  ];
}

function amountFindings(name: string, raw: unknown): FindingDetail[] {
  return readPrice(raw) === null
    ? [error(`its ${name} ${JSON.stringify(raw)} cannot be read, or nobody would pay it`)]
    : [];
}

function isGiven(raw: unknown): boolean {
  return raw !== undefined && raw !== null && raw !== "";
}
