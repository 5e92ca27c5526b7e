import type { DressField } from "#app/content/documents/dress-document.ts";

/** Titles are read after “Sort by”. Studio itself sorts every list by age and by the last change. */
export const productOrderings = [
  ordering("catalogue", "Place in the catalogue", "order"),
  ordering("collection", "Collection", "category", "order"),
  ordering("name", "Name", "name"),
  ordering("price", "Price", "price"),
];

function ordering(name: string, title: string, ...fields: DressField[]) {
  return { name, title, by: fields.map((field) => ({ field, direction: "asc" as const })) };
}
