import type { Template } from "sanity";

/** Documents that are made in a certain place begin with what the place says of them. */
export const templates: Template[] = [
  {
    id: "dress-of",
    title: "Dress of this collection",
    schemaType: "product",
    parameters: [{ name: "category", type: "string" }],
    value: ({ category }: { category: string }) => ({ category }),
  },
];
