import type { Template } from "sanity";
import { type CollectionText, collections } from "#app/label/collections.ts";

/** Documents that are made in a certain place begin with what the place says of them. */
export const templates: Template[] = [
  {
    id: "dress-of",
    title: "Dress of this collection",
    schemaType: "product",
    parameters: [{ name: "category", type: "string" }],
    value: ({ category }: { category: string }) => ({ category }),
  },
  {
    id: "collection-texts",
    title: "Texts of a collection",
    schemaType: "collection",
    parameters: [{ name: "slug", type: "string" }],
    value: ({ slug }: { slug: string }) => shippedTexts(slug),
  },
];

function shippedTexts(slug: string) {
  const shipped = Object.entries<CollectionText>(collections).find(([name]) => name === slug);
  if (!shipped) return {};
  const [, { title, intro, summary }] = shipped;
  return { title, intro, summary };
}
