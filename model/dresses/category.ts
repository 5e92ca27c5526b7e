import { slugPath } from "#model/screens/screen-paths.ts";
import { shortCollectionName } from "#words/collection-names.ts";

/** A dress names its collection by this slug (specification). */
export type Category = { slug: string; label: string; shortLabel: string };

/** The specification's collections, in its order. */
export const specifiedCategories = [
  "tulle-dresses",
  "satin-dresses",
  "embroidered-dresses",
  "bridal-dresses",
];

/** A collection is in the navigation; only at its address; or not in the shop, and none of its dresses is. */
export const visibilities = ["listed", "unlisted", "hidden"] as const;

export type Visibility = (typeof visibilities)[number];

/** The part of the label's collections that its dresses need, by slug. */
export type KnownCollections = Record<string, KnownCollection>;

type KnownCollection = {
  name: string;
  shortName: string;
  /** A dress that still names one of these is in the collection. */
  previousSlugs?: readonly string[];
  alsoCalled?: readonly string[];
  visibility?: Visibility;
  /** Its dresses have their prices on request. */
  hidesPrices?: boolean;
};

/** A category that the label does not list is named after its slug: "lace-gowns" is "Lace gowns". */
export function categoryOf(slug: string, collections: KnownCollections = {}): Category {
  const collection = Object.hasOwn(collections, slug) ? collections[slug] : undefined;
  if (collection) return { slug, label: collection.name, shortLabel: collection.shortName };
  const words = slug.replaceAll("-", " ").trim();
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return { slug, label, shortLabel: shortCollectionName(label) };
}

/** The slug by which a collection is known today, for one that it may have had before. */
export function currentCategory(slug: string, collections: KnownCollections): string {
  if (Object.hasOwn(collections, slug)) return slug;
  const moved = Object.entries(collections).find(([, { previousSlugs }]) => previousSlugs?.includes(slug));
  return moved?.[0] ?? slug;
}

export function collectionPath(slug: string): string {
  return slug === "" ? "/" : slugPath("/collection/", slug);
}

/** A document without a slug has it in its id, behind this: "collection-tulle-dresses". */
const PREFIX = "collection-";

export function collectionId(slug: string): string {
  return PREFIX + slug;
}

/** Empty when the id names none. */
export function slugOfId(id: string): string {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : "";
}
