import type { Catalogue } from "#app/catalogue/catalogue.ts";
import { categoryOf, type KnownCollections } from "#app/catalogue/category.ts";
import type { Product } from "#app/catalogue/product.ts";
import { createForgivingSearch } from "./forgiving-search.ts";
import { searchableWords } from "./query-terms.ts";
import { type SearchableDress, type SearchResults, searchableOf } from "./search-entry.ts";

/** Dresses read before others have their turn: some milliseconds. */
const CHUNK = 25;

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** One index for all: a new catalogue has it read the dresses that are new in it. A search for nothing does, too (server/pages/keep-search-ready.ts). */
const search = createForgivingSearch(pause);
let shown: readonly SearchableDress[] | undefined;
let turn: Promise<unknown> = Promise.resolve();

type Searched = {
  catalogue: Catalogue;
  collections: KnownCollections;
  /** What a colour's value is called from afar. The same function each time: what it says is cached. */
  familyOf: (value: string) => string;
};

/** One after another: an editor's preview is another catalogue, and the index is one. */
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

/** In the order of the catalogue. */
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

/** Most dresses of a catalogue are those of the one before. */
const known = new WeakMap<Product, SearchableDress>();

function searchable(product: Product, { collections, familyOf }: Searched): SearchableDress {
  const { label } = categoryOf(product.category, collections);
  const before = known.get(product);
  if (before?.collection === label) return before;
  const dress = searchableOf(product, { collection: label, familyOf, searchableWords });
  known.set(product, dress);
  return dress;
}
