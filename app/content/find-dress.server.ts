import { type Catalogue, findBySlug } from "#app/catalogue/catalogue.ts";
import { type Product, productPath } from "#app/catalogue/product.ts";

/** By its slug, or by one that it had before. */
export function findDress(catalogue: Catalogue, slug: string): Product | undefined {
  const product = findBySlug(catalogue, slug);
  const moved = catalogue.formerPaths?.get(productPath(slug))?.split("/").at(-1);
  return product || moved === undefined ? product : findBySlug(catalogue, decodeURIComponent(moved));
}
