import type { Catalogue } from "#app/catalogue/catalogue.ts";
import { cardOf } from "#app/catalogue/product.ts";
import { firstDresses } from "#app/sections/section-dresses.ts";

export function firstDressesData({ products }: Catalogue) {
  return { cards: firstDresses(products).map(cardOf) };
}
