/** The collections of the house, in the order of its navigation. A product may name another one. */
export const categories = [
  { slug: "tulle-dresses", label: "Tulle dresses", shortLabel: "Tulle" },
  { slug: "satin-dresses", label: "Satin dresses", shortLabel: "Satin" },
  { slug: "embroidered-dresses", label: "Embroidered dresses", shortLabel: "Embroidered" },
  { slug: "bridal-dresses", label: "Bridal dresses", shortLabel: "Bridal" },
] as const;

export type Category = { slug: string; label: string; shortLabel: string };

/** A category the house does not list is named after its slug: "lace-gowns" is "Lace gowns". */
export function categoryOf(slug: string): Category {
  const known = categories.find((category) => category.slug === slug);
  if (known) return known;
  const words = slug.replaceAll("-", " ").trim();
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return { slug, label, shortLabel: label.replace(/ dresses$/, "") };
}

export function collectionPath(slug: string): string {
  return slug === "" ? "/" : `/collection/${encodeURIComponent(slug)}`;
}
