import { shoppingWords } from "#words/shopping.ts";

export const sortOrders = [
  { slug: "name-ascending" },
  { slug: "name-descending" },
  { slug: "price-ascending" },
  { slug: "price-descending" },
] as const satisfies readonly { slug: keyof typeof shoppingWords.sortOrders }[];

export type SortOrder = (typeof sortOrders)[number];

export function sortLabel({ slug }: SortOrder): string {
  return shoppingWords.sortOrders[slug];
}

/** Announcements say the label like this: "price low to high". */
export function sortLabelInSentence(order: SortOrder): string {
  return shoppingWords.orderInSentence(sortLabel(order));
}

/** Where no dress of a list has a price, it is in no order of prices. */
export function sortOrdersOf(hasPrices: boolean): readonly SortOrder[] {
  return sortOrders.filter(({ slug }) => hasPrices || !slug.startsWith("price"));
}

/** The order that the address names; anything unknown means the label's own order. */
export function sortOrderOf(slug: string | null, hasPrices: boolean): SortOrder | undefined {
  return sortOrdersOf(hasPrices).find((order) => order.slug === slug);
}
