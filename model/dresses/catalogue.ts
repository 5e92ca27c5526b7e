import { languageTag } from "#words/locale.ts";
import { soldLast } from "./availability.ts";
import { listedPrice } from "./price.ts";
import type { Product } from "./product.ts";
import { MOST_COMPLETING } from "./product-fields.ts";
import type { SortOrder } from "./sort-order.ts";

/** All products in the label's own order, and the name of this state of them. Never changed, only replaced. */
export type Catalogue = {
  revision: string;
  products: readonly Product[];
  /** Each path that no longer answers leads to where its page is now: "/product/cloud" to "/product/lia". */
  formerPaths?: ReadonlyMap<string, string>;
  /** Addresses of a former site, folded and with their queries, lead to pages: "/product-page/lia" to "/product/lia". */
  oldAddresses?: ReadonlyMap<string, string>;
  /** The slugs of the label's own pages, such as "shipping-policy". */
  careSlugs?: ReadonlySet<string>;
  /** The slugs of collections that are shown as a rail on request. */
  railSlugs?: ReadonlySet<string>;
  /** Ids of dresses that have left the lists of their collections, because they are sold. */
  unlisted?: ReadonlySet<string>;
  /** Ids of the dresses to rent whose days the label keeps a calendar of. */
  inCalendar?: ReadonlySet<string>;
  /** When each page was made and last changed, by its path, as far as the content host says so. */
  dates?: ReadonlyMap<string, { madeAt: string; changedAt: string }>;
  /** The further languages in which nothing is said of a page, by its path. */
  unspoken?: ReadonlyMap<string, readonly string[]>;
  /** Ids of dresses that are left out of it on purpose: their collection is hidden. */
  hidden?: ReadonlySet<string>;
};

/** Lookups that each page needs, made once: a page must not take longer because there are more dresses. */
type Index = {
  bySlug: ReadonlyMap<string, Product>;
  byId: ReadonlyMap<string, Product>;
  byCategory: ReadonlyMap<string, readonly Product[]>;
  sorted: Map<string, readonly Product[]>;
};

const indexes = new WeakMap<Catalogue, Index>();

export function findBySlug(catalogue: Catalogue, slug: string): Product | undefined {
  return indexOf(catalogue).bySlug.get(slug);
}

/**
 * The dresses that lists show, in the label's own order, but that what is sold comes last; others are found by their address, by a search,
 * and beside a dress that names them.
 */
export function listedIn({ products, unlisted }: Catalogue): readonly Product[] {
  return soldLast(unlisted?.size ? products.filter(({ id }) => !unlisted.has(id)) : products);
}

/** Dresses that the label shows with this one, each once: those of them that are shown at all. */
export function completingLook(catalogue: Catalogue, { id, completesLook }: Product): readonly Product[] {
  const { byId } = indexOf(catalogue);
  const ids = new Set(completesLook.filter((other) => other !== id));
  return [...ids].flatMap((other) => byId.get(other) ?? []).slice(0, MOST_COMPLETING);
}

/** The dresses of a collection, in the label's own order or in another; what is sold comes last in each. */
export function inCategory(catalogue: Catalogue, category: string, order?: SortOrder): readonly Product[] {
  const index = indexOf(catalogue);
  const products = index.byCategory.get(category) ?? [];
  // Anybody can make up a category: nothing is cached for those.
  if (!order || products.length === 0) return products;
  const key = `${order} ${category}`;
  const list = index.sorted.get(key) ?? soldLast(products.toSorted(compare[order]));
  index.sorted.set(key, list);
  return list;
}

export function productCounts(catalogue: Catalogue): ReadonlyMap<string, number> {
  const { byCategory } = indexOf(catalogue);
  return new Map([...byCategory].map(([category, { length }]) => [category, length]));
}

function indexOf(catalogue: Catalogue): Index {
  const cachedIndex = indexes.get(catalogue);
  if (cachedIndex) return cachedIndex;
  const { products } = catalogue;
  const index = {
    // The first of two wins, as in a list.
    bySlug: new Map(products.toReversed().map((product) => [product.slug, product])),
    byId: new Map(products.map((product) => [product.id, product])),
    byCategory: Map.groupBy(listedIn(catalogue), ({ category }) => category),
    sorted: new Map(),
  };
  indexes.set(catalogue, index);
  return index;
}

/** The browser knows the names of the orders alone. */
const compare: Record<SortOrder, (a: Product, b: Product) => number> = {
  "name-ascending": byName,
  "name-descending": (a, b) => byName(b, a),
  "price-ascending": (a, b) => byPrice(a, b, 1),
  "price-descending": (a, b) => byPrice(a, b, -1),
};

const collator = new Intl.Collator(languageTag, { sensitivity: "base", numeric: true });

function byName(a: Product, b: Product): number {
  return collator.compare(a.name, b.name);
}

/** Dresses priced on request come last in both directions; equal prices stand by name. */
function byPrice(a: Product, b: Product, direction: 1 | -1): number {
  const first = listedPrice(a)?.amount;
  const second = listedPrice(b)?.amount;
  if (first === second) return byName(a, b);
  if (first === undefined) return 1;
  if (second === undefined) return -1;
  return direction * (first - second);
}
