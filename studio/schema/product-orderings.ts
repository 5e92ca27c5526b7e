import { t } from "@trousseau/words/translate.ts";
import type { DressField } from "#model/documents/dress-document.ts";

/** Titles are read after “Sort by”. Studio itself sorts every list by age and by the last change. */
export const productOrderings = [
  ordering("catalogue", t("Place in the catalogue"), "order"),
  ordering("collection", t("Collection"), "category", "order"),
  ordering("name", t("Name"), "name"),
  ordering("price", t("Price"), "price"),
];

function ordering(name: string, title: string, ...fields: DressField[]) {
  return { name, title, by: fields.map((field) => ({ field, direction: "asc" as const })) };
}
