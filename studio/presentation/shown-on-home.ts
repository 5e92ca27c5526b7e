import type { SaidSection } from "#app/sections/section-kind.ts";
import { isSectionType } from "#app/sections/section-kinds.ts";
import { firstProducts, foldProduct, sliderProducts } from "#app/sections/section-products.ts";
import { shownSections } from "#studio/schema/sections-not-drawn.ts";
import type { ShopState, ShownDress } from "#studio/schema/shop-state.ts";

/** The dresses, collections and kinds of sections that stand on the home page. */
type ShownOnHome = {
  dresses: ReadonlySet<string>;
  collections: ReadonlySet<string>;
  sections: ReadonlySet<unknown>;
};

/** By the same rules as the shop draws it. */
export function shownOnHome(home: Record<string, unknown> | undefined, shop: ShopState): ShownOnHome {
  const sections = shownSections(home, shop);
  const sliders = sections
    .filter(({ _type }) => _type === "sliderSection")
    .map((said) => sliderOf(said, shop));
  return {
    dresses: new Set(sections.flatMap((section) => dressesOf(section, shop)).map(({ slug }) => slug)),
    collections: new Set(sliders.filter(({ shows }) => shows !== "all").map(({ collection }) => collection)),
    sections: new Set(sections.map(({ _type }) => _type)),
  };
}

function dressesOf(section: SaidSection, shop: ShopState): readonly ShownDress[] {
  const { _type: type } = section;
  if (!isSectionType(type)) return [];
  switch (type) {
    case "heroSection":
      return [
        foldProduct(currentSlug(String(section["dress"] ?? "").trim(), shop), shop.dresses) ?? [],
      ].flat();
    case "firstDressesSection":
      return firstProducts(shop.dresses);
    case "sliderSection":
      return sliderProducts(sliderOf(section, shop), shop.dresses, firstOf(shop));
    case "carouselSection":
    case "pictureSection":
    case "featuredSection":
    case "textSection":
    case "shippingSection":
    case "questionsSection":
    case "lettersSection":
      return [];
    default:
      return type satisfies never;
  }
}

/** A dress may have another address by now. */
function currentSlug(slug: string, { dresses }: ShopState): string {
  if (dresses.some((dress) => dress.slug === slug)) return slug;
  return dresses.find(({ previousSlugs }) => previousSlugs?.includes(slug))?.slug ?? "";
}

function sliderOf({ shows, collection }: SaidSection, shop: ShopState) {
  const said = typeof collection === "string" ? collection.trim() : "";
  return { shows: shows === "collection" ? shows : "all", collection: said || firstOf(shop) };
}

function firstOf({ listed }: ShopState): string {
  return listed[0]?.slug ?? "";
}
