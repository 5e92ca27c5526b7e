import type { Catalogue } from "#app/catalogue/catalogue.ts";
import { cardOf } from "#app/catalogue/product.ts";
import { findDress } from "#app/content/find-dress.server.ts";
import { foldDress } from "#app/sections/section-dresses.ts";
import { homeWords } from "#words/home.ts";
import type { HeroTexts } from "./hero-text.server.ts";

export function heroData({ dress: said, sources }: HeroTexts, { catalogue }: { catalogue: Catalogue }) {
  const dress = foldDress(findDress(catalogue, said)?.slug ?? "", catalogue.products);
  // For what takes one film only, such as a crawler: every browser plays MP4.
  const film = sources.find(({ type }) => type === "video/mp4") ?? sources[0];
  return { dress: dress && cardOf(dress), url: film?.src ?? "", unsupported: homeWords.videoUnsupported };
}
