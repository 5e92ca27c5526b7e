import { languageTag } from "#words/locale.ts";
import { type Product, shownPrice } from "./product.ts";
import type { SortOrder } from "./sort-order.ts";

type Sortable = Pick<Product, "name" | "price" | "offers" | "rental">;

/** Only the server sorts: apart from the orders, which every list's script names. */
export function sorted<T extends Sortable>(
  products: readonly T[],
  order: SortOrder | undefined,
): readonly T[] {
  return order ? products.toSorted(compare[order.slug]) : products;
}

const compare: Record<SortOrder["slug"], (a: Sortable, b: Sortable) => number> = {
  "name-ascending": byName,
  "name-descending": (a, b) => byName(b, a),
  "price-ascending": (a, b) => byPrice(a, b, 1),
  "price-descending": (a, b) => byPrice(a, b, -1),
};

const collator = new Intl.Collator(languageTag, { sensitivity: "base", numeric: true });

function byName(a: Sortable, b: Sortable): number {
  return collator.compare(a.name, b.name);
}

/** Pieces priced on request come last in both directions; equal prices stand by name. */
function byPrice(a: Sortable, b: Sortable, direction: 1 | -1): number {
  const { price: first } = shownPrice(a);
  const { price: second } = shownPrice(b);
  if (first === second) return byName(a, b);
  if (first === null) return 1;
  if (second === null) return -1;
  return direction * (first - second);
}
