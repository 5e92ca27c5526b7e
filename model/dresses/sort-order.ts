import shoppingWords from "#words/shopping.json" with { type: "json" };

/** Addresses name the orders so, and the menu has them in this order. */
export const sortOrders = [
  "name-ascending",
  "name-descending",
  "price-ascending",
  "price-descending",
] as const satisfies readonly (keyof typeof shoppingWords.sortOrders)[];

export type SortOrder = (typeof sortOrders)[number];

export function sortLabel(order: SortOrder): string {
  return shoppingWords.sortOrders[order];
}

/** Announcements say the label like this: "price low to high". */
export function sortLabelInSentence(order: SortOrder): string {
  return shoppingWords.ordersInSentence[order];
}

/** Where no dress of a list has a price, it is in no order of prices. */
export function sortOrdersOf(hasPrices: boolean): readonly SortOrder[] {
  return sortOrders.filter((order) => hasPrices || !order.startsWith("price"));
}

/** The order that the address names; anything unknown means the label's own order. */
export function sortOrderOf(value: string | null, hasPrices: boolean): SortOrder | undefined {
  return sortOrdersOf(hasPrices).find((order) => order === value);
}
