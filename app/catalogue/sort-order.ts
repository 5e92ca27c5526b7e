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

/** The order that the address names; anything unknown means the label's own order. */
export function sortOrderOf(slug: string | null): SortOrder | undefined {
  return sortOrders.find((order) => order.slug === slug);
}
