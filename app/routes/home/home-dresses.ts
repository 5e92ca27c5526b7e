import { type Catalogue, findBySlug, inCategory } from "#app/catalogue/catalogue.ts";
import type { Product } from "#app/catalogue/product.ts";

/** The specification's first section: four dresses. */
const FIRST_DRESSES = 4;

/** The dresses of each section. A section without any is not rendered. */
export type HomeDresses = {
  hero: Product | undefined;
  first: readonly Product[];
  evening: readonly Product[];
  tulle: readonly Product[];
};

/**
 * What the specification asks for; in a shop of a few dresses without what another section shows as well, so that none follows the
 * visitor down the page. `heroSlug`: of the dress that stands over the fold; when there is no such dress, one that does not stand below it
 * at once. `category`: of the slider of one collection.
 */
export function homeDresses(catalogue: Catalogue, heroSlug: string, category: string): HomeDresses {
  const { products } = catalogue;
  const isFew = products.length <= FIRST_DRESSES;
  const tulle = category ? inCategory(catalogue, category) : [];
  return {
    hero: isFew ? undefined : (findBySlug(catalogue, heroSlug) ?? products[FIRST_DRESSES]),
    first: products.slice(0, FIRST_DRESSES),
    evening: products.length > 1 ? eveningFirst(products, category) : [],
    tulle: tulle.length < products.length && !isFew ? tulle : [],
  };
}

/** All products, those of the section above last: a row that begins with the same four would look like a mistake. */
function eveningFirst(products: readonly Product[], category: string): readonly Product[] {
  return [...products.slice(FIRST_DRESSES), ...products.slice(0, FIRST_DRESSES)].toSorted(
    (a, b) => Number(a.category === category) - Number(b.category === category),
  );
}
