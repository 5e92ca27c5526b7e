/** What the collection screen says round its dresses; the names of the four orders are in shopping-words.ts. */
export type CollectionWords = {
  sort: string;
  /** After the number: "1 product", "7 products". */
  products: { one: string; many: string };
  pages: { previous: string; more: string; page: string; of: string };
};

export const collectionWords: CollectionWords = {
  sort: "Filter and Sort",
  products: { one: "product", many: "products" },
  pages: { previous: "Previous dresses", more: "Show more", page: "Page", of: "of" },
};
