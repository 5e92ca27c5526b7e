import type { Catalogue } from "#app/catalogue/catalogue.ts";
import { cardOf } from "#app/catalogue/product.ts";
import { findDress } from "#app/content/find-dress.server.ts";
import { foldDress } from "#app/sections/section-dresses.ts";
import type { SectionTexts } from "#app/sections/section-texts.server.ts";
import { homeWords } from "#words/home.ts";

export function heroData(
  { dress: said, sources }: SectionTexts["heroSection"],
  { catalogue }: { catalogue: Catalogue },
) {
  const dress = foldDress(findDress(catalogue, said)?.slug ?? "", catalogue.products);
  // Crawlers take one film only, and every browser plays MP4.
  const film = sources.find(({ type }) => type === "video/mp4") ?? sources[0];
  return { dress: dress && cardOf(dress), url: film?.src ?? "", unsupported: homeWords.videoUnsupported };
}
