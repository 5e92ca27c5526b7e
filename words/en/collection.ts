/** Stands round the dresses of a collection; shopping.ts has the names of the orders. */
export const collectionWords = {
  sort: "Filter and Sort",
  orders: "Sort",
  /** The two views of a collection, each a link to it. */
  rail: "Rail",
  grid: "Grid",
  products: (count: number) => `${count} ${count === 1 ? "product" : "products"}`,
  previous: "Previous dresses",
  more: "Show more",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};
