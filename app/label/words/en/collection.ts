/** Stands round the dresses of a collection; shopping.ts has the names of the orders. */
export const collectionWords = {
  sort: "Filter and Sort",
  orders: "Sort",
  products: (count: number) => `${count} ${count === 1 ? "product" : "products"}`,
  previous: "Previous dresses",
  more: "Show more",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};
