import type { Product } from "./product.ts";

/** All products in the label's own order, and the name of this state of them. Never changed, only replaced. */
export type Catalogue = {
  revision: string;
  products: readonly Product[];
};

export function findBySlug(catalogue: Catalogue, slug: string): Product | undefined {
  return catalogue.products.find((product) => product.slug === slug);
}

export function inCategory(catalogue: Catalogue, category: string): readonly Product[] {
  return catalogue.products.filter((product) => product.category === category);
}
