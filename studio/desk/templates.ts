import type { Template } from "sanity";
import { categoryOf } from "#app/catalogue/category.ts";

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
    value: ({ slug }: { slug: string }) => namesOf(slug),
  },
];

function namesOf(slug: string) {
  const { label, shortLabel } = categoryOf(slug);
  return { name: label, shortName: shortLabel };
}
