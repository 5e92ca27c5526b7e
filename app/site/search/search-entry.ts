import type { Product, ProductPicture } from "#app/catalogue/product.ts";

/** What the search shows of a dress: sent by the server for a search in the address, and in the index for all dresses. */
export type SearchEntry = { slug: string; name: string; price: number | null; picture: ProductPicture };

export function searchEntryOf({ slug, name, price, pictures: [picture] }: Product): SearchEntry {
  return { slug, name, price, picture };
}
