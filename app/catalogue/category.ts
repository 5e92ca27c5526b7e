import { collectionNames } from "#app/label/collection-names.ts";

/** What dresses may be in. Specification: a product names its category by the slug. */
export const categories = collectionNames;

export type Category = { slug: string; label: string; shortLabel: string };

/** What the label calls its collections, by slug. */
export type CollectionNames = Record<string, { name: string; shortName: string }>;

/** A category that the label does not list is named after its slug: "lace-gowns" is "Lace gowns". */
export function categoryOf(slug: string, names: CollectionNames = {}): Category {
  const named = Object.hasOwn(names, slug) ? names[slug] : undefined;
  if (named) return { slug, label: named.name, shortLabel: named.shortName };
  const known = categories.find((category) => category.slug === slug);
  if (known) return known;
  const words = slug.replaceAll("-", " ").trim();
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return { slug, label, shortLabel: label.replace(/ dresses$/, "") };
}

export function collectionPath(slug: string): string {
  return slug === "" ? "/" : `/collection/${encodeURIComponent(slug)}`;
}
