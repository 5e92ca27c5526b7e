import { collectionPath } from "#app/catalogue/category.ts";
import { cardOf } from "#app/catalogue/product.ts";
import { sliderDresses } from "#app/sections/section-dresses.ts";
import type { SectionShop } from "#app/sections/section-shop.ts";
import type { SectionTexts } from "#app/sections/section-texts.server.ts";

/** The dresses of a slider, and where its last tile leads: by specification to the collection of the first product. */
export function sliderData(
  texts: SectionTexts["sliderSection"],
  { catalogue, texts: { explore } }: SectionShop,
) {
  const { products } = catalogue;
  const listed = explore.map(({ id }) => id);
  const leading = products.find(({ category }) => listed.includes(category)) ?? products[0];
  const cards = sliderDresses(texts, products, listed[0] ?? "").map(cardOf);
  const href = collectionPath(texts.shows === "all" ? (leading?.category ?? "") : texts.collection);
  return { cards, more: { label: texts.more, href } };
}
