import { type Catalogue, findBySlug } from "#app/catalogue/catalogue.ts";
import { type Product, productPath } from "#app/catalogue/product.ts";
import { BETWEEN_DRESSES, DRESS_PARAM } from "#app/label/url-parameters.ts";

/** By its slug, or by one that it had before. */
export function findDress(catalogue: Catalogue, slug: string): Product | undefined {
  const product = findBySlug(catalogue, slug);
  const moved = catalogue.formerPaths?.get(productPath(slug))?.split("/").at(-1);
  return product || moved === undefined ? product : findBySlug(catalogue, decodeURIComponent(moved));
}

/** A query that names dresses, by the slugs that they have now. Undefined where it names none by a former one. */
export function withCurrentSlugs(catalogue: Catalogue, query: URLSearchParams): URLSearchParams | undefined {
  const current = new URLSearchParams();
  for (const [name, value] of query) {
    const slugs = name === DRESS_PARAM ? value.split(BETWEEN_DRESSES) : [];
    const currentSlugs = slugs.map((slug) => findDress(catalogue, slug)?.slug ?? slug);
    current.append(name, currentSlugs.join(BETWEEN_DRESSES) || value);
  }
  return String(current) === String(query) ? undefined : current;
}
