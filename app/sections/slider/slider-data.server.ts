import { inCategory } from "#app/catalogue/catalogue.ts";
import { collectionPath } from "#app/catalogue/category.ts";
import { PAGE_SIZE } from "#app/catalogue/paging.ts";
import { cardOf, type Product } from "#app/catalogue/product.ts";
import type { SectionShop } from "#app/sections/section-shop.ts";
import { FIRST_DRESSES } from "./slider-kind.ts";
import type { SliderTexts } from "./slider-text.server.ts";

/** The dresses of a slider, and where its last tile leads: by specification to the collection of the first product. */
export function sliderData(texts: SliderTexts, { catalogue, texts: { explore } }: SectionShop) {
  const { products } = catalogue;
  const listed = explore.map(({ id }) => id);
  const leading = products.find(({ category }) => listed.includes(category)) ?? products[0];
  const isOfAll = texts.shows === "all";
  const dresses = isOfAll
    ? firstOnesLast(products, listed[0] ?? "")
    : inCategory(catalogue, texts.collection);
  const cards = dresses.slice(0, PAGE_SIZE).map(cardOf);
  const href = collectionPath(isOfAll ? (leading?.category ?? "") : texts.collection);
  // Turned round, a collection does not begin with the dresses that the page begins with.
  return { cards: isOfAll ? cards : cards.reverse(), more: { label: texts.more, href } };
}

/** Those of the page's first section come last: a row that begins with the same four would look like a mistake. */
function firstOnesLast(products: readonly Product[], firstCollection: string): readonly Product[] {
  return [...products.slice(FIRST_DRESSES), ...products.slice(0, FIRST_DRESSES)].toSorted(
    (a, b) => Number(a.category === firstCollection) - Number(b.category === firstCollection),
  );
}
