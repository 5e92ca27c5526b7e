import { PAGE_SIZE } from "#model/dresses/paging.ts";
import { FIRST_DRESSES } from "./slider-kind.ts";

/** The part of a product that decides in which sections it stands. */
type Listed = { slug: string; category: string };

/** The first of all dresses, in the label's order. */
export function firstProducts<Product>(products: readonly Product[]): readonly Product[] {
  return products.slice(0, FIRST_DRESSES);
}

/**
 * The dress that stands over the fold; when there is none of that name, one that does not stand below it at once. In a shop of a few dresses
 * none, so that none follows the visitor down the page.
 */
export function foldProduct<Product extends Listed>(
  slug: string,
  products: readonly Product[],
): Product | undefined {
  if (products.length <= FIRST_DRESSES) return undefined;
  return products.find((product) => product.slug === slug) ?? products[FIRST_DRESSES];
}

/**
 * The dresses of a slider. In a slider of all, those of the first section come last, since the same four again would
 * look like a mistake; a collection is turned round.
 */
export function sliderProducts<Product extends Listed>(
  { shows, collection }: { shows: string; collection: string },
  products: readonly Product[],
  firstCollection: string,
): readonly Product[] {
  if (shows !== "all")
    return products
      .filter(({ category }) => category === collection)
      .slice(0, PAGE_SIZE)
      .reverse();
  const inOrder = [...products.slice(FIRST_DRESSES), ...firstProducts(products)];
  const isOfFirst = ({ category }: Product) => category === firstCollection;
  const others = inOrder.filter((product) => !isOfFirst(product));
  return [...others, ...inOrder.filter(isOfFirst)].slice(0, PAGE_SIZE);
}
