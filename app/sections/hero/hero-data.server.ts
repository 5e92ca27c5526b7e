import { type Catalogue, findBySlug } from "#app/catalogue/catalogue.ts";
import { cardOf } from "#app/catalogue/product.ts";
import { homeWords } from "#app/label/words.ts";
import { FIRST_DRESSES } from "#app/sections/slider/slider-kind.ts";
import type { HeroTexts } from "./hero-text.server.ts";

/**
 * The dress that stands over the fold; when there is no such dress, one that does not stand below it at once. In a shop of a few dresses
 * none, so that none follows the visitor down the page.
 */
export function heroData({ dress: slug, sources }: HeroTexts, { catalogue }: { catalogue: Catalogue }) {
  const { products } = catalogue;
  const isFew = products.length <= FIRST_DRESSES;
  const dress = isFew ? undefined : (findBySlug(catalogue, slug) ?? products[FIRST_DRESSES]);
  // For what takes one film only, such as a crawler: every browser plays MP4.
  const film = sources.find(({ type }) => type === "video/mp4") ?? sources[0];
  return { dress: dress && cardOf(dress), url: film?.src ?? "", unsupported: homeWords.videoUnsupported };
}
