import type { Catalogue } from "#app/catalogue/catalogue.ts";
import { categoryOf, type KnownCollections } from "#app/catalogue/category.ts";
import type { Product } from "#app/catalogue/product.ts";
import { createForgivingSearch } from "./forgiving-search.ts";
import { searchableWords } from "./query-terms.ts";
import { type SearchableDress, type SearchResults, searchableOf } from "./search-entry.ts";

/** Other requests have their turn after so many dresses, which take some milliseconds. */
const CHUNK = 25;

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** All searches share one index, which reads only the new dresses of a new catalogue (server/pages/screen-renderer.ts). */
const search = createForgivingSearch();
let shown: readonly SearchableDress[] | undefined;
let turn: Promise<unknown> = Promise.resolve();

type Searched = {
  catalogue: Catalogue;
  collections: KnownCollections;
  /** Names a colour's family. Callers pass the same function each time, because its answers are cached. */
  familyOf: (value: string) => string;
};

/** Searches run one after another: an editor's preview is another catalogue for the same index. */
export function searchCatalogue(shop: Searched, text: string, most: number): Promise<SearchResults> {
  const found = turn.then(async () => {
    const dresses = await searchableDresses(shop);
    if (dresses !== shown) await search.show(dresses);
    shown = dresses;
    return search.search(text, most);
  });
  turn = found.catch(() => undefined);
  return found;
}

const lists = new WeakMap<Catalogue, Promise<readonly SearchableDress[]>>();

/** The dresses as the search reads them, in the catalogue's order. */
export function searchableDresses(shop: Searched): Promise<readonly SearchableDress[]> {
  const list = lists.get(shop.catalogue) ?? readAll(shop);
  lists.set(shop.catalogue, list);
  return list;
}

async function readAll(shop: Searched) {
  const dresses: SearchableDress[] = [];
  for (const [place, product] of shop.catalogue.products.entries()) {
    if (place % CHUNK === CHUNK - 1) await pause();
    dresses.push(searchable(product, shop));
  }
  return dresses;
}

/** A new catalogue shares most dresses with the one before. */
const known = new WeakMap<Product, SearchableDress>();

function searchable(product: Product, { collections, familyOf }: Searched): SearchableDress {
  const { label } = categoryOf(product.category, collections);
  const before = known.get(product);
  if (before?.collection === label) return before;
  const dress = searchableOf(product, { collection: label, familyOf, searchableWords });
  known.set(product, dress);
  return dress;
}
