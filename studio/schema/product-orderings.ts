import type { ProductField } from "#app/catalogue/document-fields.ts";

/** How a list of dresses may be sorted. */
export const productOrderings = [
  ordering("catalogue", "As in the catalogue", "order"),
  ordering("collection", "By collection", "category", "order"),
  ordering("name", "By name", "name"),
  ordering("price", "By price", "price"),
  { name: "latest", title: "Last changed", by: [{ field: "_updatedAt", direction: "desc" as const }] },
];

function ordering(name: string, title: string, ...fields: ProductField[]) {
  return { name, title, by: fields.map((field) => ({ field, direction: "asc" as const })) };
}
