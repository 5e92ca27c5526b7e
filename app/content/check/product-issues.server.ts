import { readLine, readParagraphs } from "#app/content/plain-text.server.ts";
import { readPrice } from "#app/content/read-price.server.ts";
import type { Texts } from "#app/content/texts/label-texts.server.ts";
import { categoryIssues } from "./collection-issues.server.ts";
import { error, type IssueDetail, warning } from "./content-issue.server.ts";
import { pictureIssues, sizeIssues } from "./picture-issues.server.ts";
import { placeholderIssues } from "./placeholder-issues.server.ts";

export function productIssues(
  product: Record<string, unknown>,
  texts: Pick<Texts, "collections">,
): IssueDetail[] {
  const { mainImage, gallery, description } = product;
  const more = Array.isArray(gallery) ? gallery : [];
  return [
    ...priceIssues(product.price),
    ...rentalIssues(product),
    ...categoryIssues(readLine(product.category), texts),
    ...(readParagraphs(description) === "" ? [warning("it has no description")] : []),
    ...(mainImage ? pictureIssues(mainImage, "the main picture") : []),
    ...sizeIssues(mainImage),
    ...more.flatMap((picture, index) => pictureIssues(picture, `picture ${index + 2}`)),
    ...placeholderIssues(product),
  ];
}

function priceIssues(raw: unknown): IssueDetail[] {
  return isGiven(raw)
    ? amountIssues("price", raw)
    : [warning("it has no price: the shop says “price on request”")];
}

function rentalIssues({ rentalPrice, rentalDeposit }: Record<string, unknown>): IssueDetail[] {
  return [
    ...(isGiven(rentalPrice) ? amountIssues("rental price", rentalPrice) : []),
    ...(isGiven(rentalDeposit) ? amountIssues("deposit", rentalDeposit) : []),
  ];
}

function amountIssues(name: string, raw: unknown): IssueDetail[] {
  return readPrice(raw) === null
    ? [error(`its ${name} ${JSON.stringify(raw)} cannot be read, or nobody would pay it`)]
    : [];
}

function isGiven(raw: unknown): boolean {
  return raw !== undefined && raw !== null && raw !== "";
}
