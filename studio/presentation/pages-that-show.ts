import { slugOfId } from "#model/dresses/category.ts";
import { slugPath } from "#model/screens/screen-paths.ts";
import type { SaidSection } from "#model/sections/section-kind.ts";
import { isSectionType } from "#model/sections/section-kinds.ts";
import { firstProducts, foldProduct, sliderProducts } from "#model/sections/section-products.ts";
import { referred } from "#model/texts/text-rules.ts";
import { shownSections } from "#studio/schema/sections-not-drawn.ts";
import {
  type FoundShop,
  SHOP_QUERY,
  type ShopState,
  type ShownDress,
  shopState,
} from "#studio/schema/shop-state.ts";
import { folders, pages, type ShopPage } from "./shop-pages.ts";

type Named = { name?: string | null; title?: string | null; slug?: string | null };

/** The result of `USE_QUERY` for a document's `$id`. */
export type FoundUse = {
  shop: FoundShop;
  home: Record<string, unknown> | null;
  /** The label's own pages that have sections. */
  ownPages: readonly (Record<string, unknown> & Named)[];
  document: Named | null;
  /** Dresses whose look it completes. */
  shownWith: readonly Named[];
};

export const USE_QUERY = `{
  "shop": ${SHOP_QUERY},
  "home": *[_id == "home"][0],
  "ownPages": *[_type == "carePage" && defined(slug.current) && count(sections) > 0]{_type, title, "slug": slug.current, sections},
  "document": *[_id == $id][0]{name, title, "slug": slug.current},
  "shownWith": *[_type == "product" && _id != $id && $id in completesLook[]._ref]{name, "slug": slug.current}
}`;

/** Changes of these types of documents change the pages. */
export const DECIDING = ["product", "collection", "carePage", "home", "questions", "house"];

/** The pages of the shop that show a dress, a collection, a page of the label's own, or its questions. */
export function pagesThatShow(
  { id, type }: { id: string; type: string },
  { shop: storedShop, home: page, ownPages, document, shownWith }: FoundUse,
): ShopPage[] {
  const shop = shopState(storedShop);
  const onHome = shownOnPage(page ?? undefined, shop);
  const sectioned = (isThere: (page: ShownOnPage) => boolean) => [
    ...(isThere(onHome) && pages["home"] ? [pages["home"]] : []),
    ...ownPages
      .filter((own) => isThere(shownOnPage(own, shop)))
      .flatMap((own) => pageOf("carePage", { title: own.title ?? null, slug: own.slug ?? null })),
  ];
  const own = document?.slug || (type === "collection" ? slugOfId(id) : "");
  const itself = pageOf(type, { ...document, slug: own });
  if (type === "questions")
    return [pages[type] ?? [], sectioned(({ sections }) => sections.has("questionsSection"))].flat();
  if (type === "carePage") return itself;
  if (type === "collection") {
    const holdsDress = shop.dresses.some(({ category }) => category === own);
    return holdsDress ? [...itself, ...sectioned(({ collections }) => collections.has(own))] : [];
  }
  const dress = shop.dresses.find((candidate) => candidate.id === id);
  if (!dress) return [];
  const collection = shop.collections.find(({ slug }) => slug === dress.category);
  const others = shownWith.filter((other) => shop.dresses.some(({ slug }) => slug === other.slug));
  return [
    ...itself,
    ...(collection ? pageOf("collection", collection) : []),
    ...sectioned(({ dresses }) => dresses.has(dress.slug)),
    ...others.flatMap((other) => pageOf("product", other)),
  ];
}

function pageOf(type: string, { name, title, slug }: Named): ShopPage[] {
  const { [type]: folder = "/" } = folders;
  return slug ? [{ title: name || title || slug, href: slugPath(folder, slug) }] : [];
}

/** The dresses, collections and kinds of sections that stand on a page. */
type ShownOnPage = {
  dresses: ReadonlySet<string>;
  collections: ReadonlySet<string>;
  sections: ReadonlySet<unknown>;
};

/** The same rules hold as for the shop's drawing. */
export function shownOnPage(page: Record<string, unknown> | undefined, shop: ShopState): ShownOnPage {
  const sections = shownSections(page, shop);
  const sliders = sections
    .filter(({ _type }) => _type === "sliderSection")
    .map((section) => sliderOf(section, shop));
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
    case "lookbookSection":
      return dressesWorn(section["plates"], shop);
    case "bridesSection":
      return dressesWorn(section["words"], shop);
    case "filmSection":
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

/** The dresses that entries name, by their ids. */
function dressesWorn(entries: unknown, { dresses }: ShopState): ShownDress[] {
  const worn = new Set(Array.isArray(entries) ? entries.map(idOfDress) : []);
  return dresses.filter(({ id }) => worn.has(id));
}

function idOfDress(entry: unknown): string | undefined {
  return typeof entry === "object" && entry && "dress" in entry ? referred.parse(entry.dress) : undefined;
}

/** A dress may have another address by now. */
function currentSlug(slug: string, { dresses }: ShopState): string {
  if (dresses.some((dress) => dress.slug === slug)) return slug;
  return dresses.find(({ previousSlugs }) => previousSlugs?.includes(slug))?.slug ?? "";
}

function sliderOf({ shows, collection }: SaidSection, shop: ShopState) {
  const collectionSlug = typeof collection === "string" ? collection.trim() : "";
  return { shows: shows === "collection" ? shows : "all", collection: collectionSlug || firstOf(shop) };
}

function firstOf({ listed }: ShopState): string {
  return listed[0]?.slug ?? "";
}
