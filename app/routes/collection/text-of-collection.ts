import { categoryOf } from "#app/catalogue/category.ts";
import type { CollectionText } from "#app/label/collections.ts";

/** The label's texts for a collection; one it has not written about is announced by its name alone. */
export function textOf(slug: string, collections: Record<string, CollectionText>): CollectionText {
  const written = Object.hasOwn(collections, slug) ? collections[slug] : undefined;
  if (written) return written;
  const { label } = categoryOf(slug);
  const intro = Object.values(collections)[0]?.intro ?? "";
  return { title: label, intro, plates: [], summary: label };
}
