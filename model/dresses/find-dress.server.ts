import { BETWEEN_DRESSES, DRESS_PARAM } from "#model/screens/url-parameters.ts";
import { listedSlugs, type Named, queryIn, slugIn } from "#model/screens/wishlist-address.ts";
import { carePath } from "#model/texts/care-page.ts";
import { type Catalogue, findBySlug } from "./catalogue.ts";
import { collectionPath } from "./category.ts";
import { oldAddressAt, spelling } from "./old-addresses.ts";
import { type Product, productPath } from "./product.ts";

/** A dress is found by its slug, by one that it had before, or by one in another spelling. */
export function findDress(catalogue: Catalogue, slug: string): Product | undefined {
  const product = findBySlug(catalogue, slug);
  if (product || !slug) return product;
  const moved = movedPath(catalogue, productPath(slug))?.split("/").at(-1);
  return moved === undefined ? undefined : findBySlug(catalogue, decodeURIComponent(moved));
}

/** The dress that an address names. */
export function dressNamedIn(catalogue: Catalogue, address: URLSearchParams): Product | undefined {
  return findDress(catalogue, slugIn(address.get(DRESS_PARAM) ?? ""));
}

/** The dresses that an address or a form names, as many as a wishlist may have. What is no dress is left out. */
export function dressesNamedIn(catalogue: Catalogue, named: Named): Product[] {
  return listedSlugs(named).flatMap((slug) => findDress(catalogue, slug) ?? []);
}

/** Where the page at a path is today: it has had another path, or the path is spelt in another way. */
function movedPath(catalogue: Catalogue, path: string): string | undefined {
  const pathsBySpelling = spellings.get(catalogue) ?? spellingsOf(catalogue);
  spellings.set(catalogue, pathsBySpelling);
  const moved = catalogue.formerPaths?.get(path) ?? pathsBySpelling.get(spelling(path));
  return moved === path ? undefined : moved;
}

/** Where an address that no page answers leads: an old address of the label's former site, or `movedPath` with the same choices. */
export function movedAddress(catalogue: Catalogue, path: string, search: string): string | undefined {
  const { oldAddresses } = catalogue;
  const old = oldAddresses && oldAddressAt(oldAddresses, path, new URLSearchParams(search));
  const moved = old === undefined ? movedPath(catalogue, path) : undefined;
  return moved === undefined ? old : moved + search;
}

/** The path of each page, by its folded path. Most visitors never need it, so the first who does has it made. */
const spellings = new WeakMap<Catalogue, ReadonlyMap<string, string>>();

function spellingsOf({ products, careSlugs = new Set(), formerPaths = new Map() }: Catalogue) {
  const paths = [
    ...products.map(({ slug }) => productPath(slug)),
    ...new Set(products.map(({ category }) => collectionPath(category))),
    ...[...careSlugs].map(carePath),
  ];
  const current = paths.map((path) => [path, path] as const);
  // The first of two that are spelt alike has the path; a page that answers goes before one that has moved.
  return new Map([...current, ...formerPaths].toReversed().map(([path, target]) => [spelling(path), target]));
}

/** A query that names dresses, by the slugs that they have now. Undefined where it names none by a former one. */
export function withCurrentSlugs(catalogue: Catalogue, query: URLSearchParams): URLSearchParams | undefined {
  const current = new URLSearchParams();
  for (const [name, value] of query) {
    const items = name === DRESS_PARAM ? value.split(BETWEEN_DRESSES) : [];
    const currentItems = items.map(
      (item) => (findDress(catalogue, slugIn(item))?.slug ?? slugIn(item)) + queryIn(item),
    );
    current.append(name, currentItems.join(BETWEEN_DRESSES) || value);
  }
  return String(current) === String(query) ? undefined : current;
}
