import type { DressField } from "#app/content/documents/dress-document.ts";

/** How a list of dresses may be sorted, to be read after “Sort by”. By age and by the last change Studio sorts every list. */
export const productOrderings = [
  ordering("catalogue", "Place in the catalogue", "order"),
  ordering("collection", "Collection", "category", "order"),
  ordering("name", "Name", "name"),
  ordering("price", "Price", "price"),
];

function ordering(name: string, title: string, ...fields: DressField[]) {
  return { name, title, by: fields.map((field) => ({ field, direction: "asc" as const })) };
}
