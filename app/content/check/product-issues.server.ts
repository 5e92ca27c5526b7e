import { z } from "zod";
import { currentCategory } from "#app/catalogue/category.ts";
import { readLine, readParagraphs } from "#app/content/plain-text.server.ts";
import { readPrice } from "#app/content/read-price.server.ts";
import { slugFault } from "#app/label/link-address.ts";
import { error, type Facts, type IssueDetail, type StoredDocument, warning } from "./content-issue.server.ts";
import { pictureIssues, sizeIssues } from "./picture-issues.server.ts";
import { placeholderIssues } from "./text-issues.server.ts";

export function productIssues(product: StoredDocument, { written }: Facts): IssueDetail[] {
  const { mainImage, gallery, description } = product;
  const more = Array.isArray(gallery) ? gallery : [];
  return [
    ...priceIssues(product["price"]),
    ...rentalIssues(product),
    ...categoryIssues(readLine(product["category"]), written),
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

function categoryIssues(category: string, { collections }: Facts["written"]): IssueDetail[] {
  if (category === "") return [error("it is in no collection: nobody comes across it")];
  const fault = slugFault(currentCategory(category, collections));
  if (fault) return [error(`it is in no collection: of “${category}”, ${fault}`)];
  const isWritten = Object.hasOwn(collections, currentCategory(category, collections));
  if (isWritten || Object.keys(collections).length === 0) return [];
  return [warning(`its collection “${category}” has no document: the shop names it after its address`)];
}

const sizeLabel = z.union([z.string(), z.number()]).transform(String);

/** Names the sizes of a dress that the size chart does not know. Without rows in the chart there is no finder. */
export function unknownSizeIssues({ sizes }: StoredDocument, { written }: Facts): IssueDetail[] {
  const { rows } = written.sizeChart;
  if (rows.length === 0 || !Array.isArray(sizes)) return [];
  const known = new Set(rows.map(({ size }) => size));
  const unknown = sizes
    .map((size) => readLine(sizeLabel.safeParse(size).data))
    .filter((size) => size !== "" && !known.has(size));
  if (unknown.length === 0) return [];
  return [
    warning(`the size chart does not know its size ${unknown.join(", ")}: the size finder never names it`),
  ];
}
