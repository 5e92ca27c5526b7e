import { z } from "zod";
import type { CollectionNames } from "#app/catalogue/category.ts";
import type { Product } from "#app/catalogue/product.ts";
import type { ReadPicture } from "./pictures.server.ts";
import { type LeftOut, readProduct } from "./product-document.server.ts";

const revised = z.object({ _id: z.string().min(1), _rev: z.string().min(1) });

const rank = z
  .object({
    order: z.number().catch(Number.POSITIVE_INFINITY),
    _createdAt: z.string().catch(""),
    _id: z.string().catch(""),
  })
  .catch({ order: Number.POSITIVE_INFINITY, _createdAt: "", _id: "" });

export type ReadProducts = (
  documents: readonly unknown[],
  collections?: CollectionNames,
) => { products: Product[]; leftOut: LeftOut[] };

/** Reads the content host's response into products in the label's order; whatever cannot be shown is reported, never thrown. */
export function readProducts(
  documents: readonly unknown[],
  readPicture: ReadPicture,
  collections?: CollectionNames,
): ReturnType<ReadProducts> {
  return createProductsReader(readPicture)(documents, collections);
}

/**
 * The same, which reads each revision of a document once: an edit changes one dress, and to read 8,000 takes most of a second in
 * which no visitor is answered.
 */
export function createProductsReader(readPicture: ReadPicture): ReadProducts {
  let known = new Map<string, Product | LeftOut>();
  let knownNames: string | undefined;

  return (documents, collections) => {
    const names = JSON.stringify(collections);
    const before = names === knownNames ? known : new Map<string, Product | LeftOut>();
    known = new Map();
    knownNames = names;
    return sorted(
      inLabelOrder(documents).map((document) => {
        const revision = revisionOf(document);
        const reading = before.get(revision) ?? readProduct(document, readPicture, collections);
        if (revision !== "") known.set(revision, reading);
        return reading;
      }),
    );
  };
}

/** Names a document's content; "" for what has no revision. */
function revisionOf(document: unknown): string {
  const { success, data } = revised.safeParse(document);
  return success ? `${data._id} ${data._rev}` : "";
}

/** Those that can be shown, and why others cannot. */
function sorted(readings: readonly (Product | LeftOut)[]): ReturnType<ReadProducts> {
  const products: Product[] = [];
  const leftOut: LeftOut[] = [];
  const takenBy = new Map<string, string>();
  for (const reading of readings) {
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
