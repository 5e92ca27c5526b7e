import { shoppingWords } from "#app/label/shopping-words.ts";
import type { Product } from "./product.ts";

type Sortable = Pick<Product, "name" | "price">;

export const sortOrders = [
  { slug: "name-ascending", compare: byName },
  { slug: "name-descending", compare: (a, b) => byName(b, a) },
  { slug: "price-ascending", compare: (a, b) => byPrice(a, b, 1) },
  { slug: "price-descending", compare: (a, b) => byPrice(a, b, -1) },
] as const satisfies readonly {
  slug: keyof typeof shoppingWords.sortOrders;
  compare: (a: Sortable, b: Sortable) => number;
}[];

export type SortOrder = (typeof sortOrders)[number];

/** As the menu and its button write it. */
export function sortLabel({ slug }: SortOrder): string {
  return shoppingWords.sortOrders[slug];
}

/** For an announcement: "price low to high". */
export function sortLabelInSentence(order: SortOrder): string {
  const label = sortLabel(order).replace(",", "");
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** What stands in the address; anything unknown means the label's own order. */
export function sortOrderOf(slug: string | null): SortOrder | undefined {
  return sortOrders.find((order) => order.slug === slug);
}

export function sorted<T extends Sortable>(
  products: readonly T[],
  order: SortOrder | undefined,
): readonly T[] {
  return order ? products.toSorted(order.compare) : products;
}

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

function byName(a: Sortable, b: Sortable): number {
  return collator.compare(a.name, b.name);
}

/** Pieces priced on request come last in both directions; equal prices stand by name. */
function byPrice(a: Sortable, b: Sortable, direction: 1 | -1): number {
  if (a.price === b.price) return byName(a, b);
  if (a.price === null) return 1;
  if (b.price === null) return -1;
  return direction * (a.price - b.price);
}
