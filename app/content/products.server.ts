import { z } from "zod";
import type { CollectionNames } from "#app/catalogue/category.ts";
import type { Product } from "#app/catalogue/product.ts";
import type { ReadPicture } from "./pictures.server.ts";
import { type LeftOut, readProduct } from "./product-document.server.ts";

const rank = z
  .object({
    order: z.number().catch(Number.POSITIVE_INFINITY),
    _createdAt: z.string().catch(""),
    _id: z.string().catch(""),
  })
  .catch({ order: Number.POSITIVE_INFINITY, _createdAt: "", _id: "" });

/** Reads the content host's answer into products in the label's order; whatever cannot be shown is reported, never thrown. */
export function readProducts(
  documents: readonly unknown[],
  readPicture: ReadPicture,
  collections?: CollectionNames,
) {
  const products: Product[] = [];
  const leftOut: LeftOut[] = [];
  const takenBy = new Map<string, string>();
  for (const document of inLabelOrder(documents)) {
    const reading = readProduct(document, readPicture, collections);
    if ("reason" in reading) {
      leftOut.push(reading);
      continue;
    }
    const other = takenBy.get(reading.slug);
    if (other) {
      leftOut.push({ id: reading.id, reason: `its slug "${reading.slug}" belongs to ${other} already` });
      continue;
    }
    takenBy.set(reading.slug, reading.id);
    products.push(reading);
  }
  return { products, leftOut };
}

/** By `order`, then by age, then by id: the same documents always stand in the same order. */
function inLabelOrder(documents: readonly unknown[]): readonly unknown[] {
  return documents
    .map((document) => ({ document, ...rank.parse(document) }))
    .sort((a, b) => byNumber(a.order, b.order) || byText(a._createdAt, b._createdAt) || byText(a._id, b._id))
    .map(({ document }) => document);
}

function byNumber(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
