import type { KnownCollections } from "#app/catalogue/category.ts";
import type { Product } from "#app/catalogue/product.ts";
import { inLabelOrder } from "./label-order.server.ts";
import type { ReadPicture } from "./pictures.server.ts";
import { type LeftOut, readProduct } from "./product-document.server.ts";
import { createRevisionCache } from "./revision-cache.server.ts";

type ReadProducts = (
  documents: readonly unknown[],
  collections?: KnownCollections,
) => {
  products: Product[];
  leftOut: LeftOut[];
  /** Ids of dresses that could be shown, were their collection not hidden. */
  hidden: ReadonlySet<string>;
};

/** Reads the content host's response into products in the label's order; whatever cannot be shown is reported, never thrown. */
export function readProducts(
  documents: readonly unknown[],
  readPicture: ReadPicture,
  collections?: KnownCollections,
): ReturnType<ReadProducts> {
  return createProductsReader(readPicture)(documents, collections);
}

/** The same, which reads each revision of a document once, as long as the collections keep their names. */
export function createProductsReader(readPicture: ReadPicture): ReadProducts {
  let knownProducts = createRevisionCache<Product | LeftOut>();
  let knownNames: string | undefined;

  return (documents, collections) => {
    const names = JSON.stringify(collections);
    if (names !== knownNames) knownProducts = createRevisionCache();
    knownNames = names;
    const reading = knownProducts();
    return sorted(
      inLabelOrder(documents).map((document) =>
        reading(document, () => readProduct(document, readPicture, collections)),
      ),
      collections,
    );
  };
}

/** Those that are shown, and why others cannot be. */
function sorted(
  readings: readonly (Product | LeftOut)[],
  collections: KnownCollections = {},
): ReturnType<ReadProducts> {
  const hidden = new Set<string>();
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
    if (isHidden(reading, collections)) hidden.add(reading.id);
    else products.push(reading);
  }
  return { products, leftOut, hidden };
}

function isHidden({ category }: Product, collections: KnownCollections): boolean {
  return Object.hasOwn(collections, category) && collections[category]?.visibility === "hidden";
}
