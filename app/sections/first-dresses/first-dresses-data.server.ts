import type { Catalogue } from "#app/catalogue/catalogue.ts";
import { cardOf } from "#app/catalogue/product.ts";
import { FIRST_DRESSES } from "#app/sections/slider/slider-kind.ts";

export function firstDressesData({ products }: Catalogue) {
  return { cards: products.slice(0, FIRST_DRESSES).map(cardOf) };
}
