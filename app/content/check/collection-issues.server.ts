import { currentCategory } from "#app/catalogue/category.ts";
import type { Product } from "#app/catalogue/product.ts";
import type { Texts } from "#app/content/texts/label-texts.server.ts";
import { slugFault } from "#app/label/link-address.ts";
import { type ContentIssue, error, type IssueDetail, warning } from "./content-issue.server.ts";

/** Names collections of the navigation that have no dress yet. */
export function emptyCollections(
  products: readonly Product[],
  collections: Texts["collections"],
): ContentIssue[] {
  const held = new Set(products.map(({ category }) => category));
  return Object.entries(collections)
    .filter(([slug, { visibility }]) => visibility === "listed" && !held.has(slug))
    .map(([, { name }]) => ({
      id: "",
      type: "",
      name,
      ...warning(
        "the collection is without a dress: it is in no list, and its address leads to the home page",
      ),
    }));
}

/** Names what is wrong with the collection that a dress names. */
export function categoryIssues(category: string, { collections }: Pick<Texts, "collections">): IssueDetail[] {
  if (category === "") return [error("it is in no collection: nobody comes across it")];
  const fault = slugFault(currentCategory(category, collections));
  if (fault) return [error(`it is in no collection: of “${category}”, ${fault}`)];
  const isWritten = Object.hasOwn(collections, currentCategory(category, collections));
  if (isWritten || Object.keys(collections).length === 0) return [];
  return [warning(`its collection “${category}” has no document: the shop names it after its address`)];
}
