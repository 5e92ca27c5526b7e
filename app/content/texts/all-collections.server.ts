import { categoryOf } from "#app/catalogue/category.ts";
import type { Product } from "#app/catalogue/product.ts";
import { slugOfId } from "#app/label/collection-id.ts";
import { collectionDocuments } from "./collection-documents.server.ts";
import { type Collection, type CollectionSchema, readCollection } from "./collection-text.server.ts";
import type { ReadDocument } from "./document-reader.server.ts";
import type { Texts } from "./label-texts.server.ts";

type Collections = Texts["collections"];

/** The collections that have a document; and why some documents are none. */
export function readCollections(documents: readonly unknown[], read: ReadDocument, schema: CollectionSchema) {
  const { ids, faults } = collectionDocuments(documents);
  const written = [...ids].map(([slug, id]): [string, Collection] => {
    const collection = readCollection(read, schema, slug, id);
    const former = new Set([...collection.previousSlugs, slugOfId(id)]);
    const previousSlugs = [...former].filter((other) => other && other !== slug && !ids.has(other));
    return [slug, { ...collection, previousSlugs }];
  });
  const collections: Collections = Object.fromEntries(written);
  return { collections, faults };
}

/** The navigation has those as well that dresses name and nobody has written about. */
export function withUnwritten(
  { collections }: Pick<Texts, "collections">,
  products: readonly Product[],
): Collections {
  const held = [...new Set(products.map(({ category }) => category))];
  const others = held.filter((slug) => slug !== "" && !Object.hasOwn(collections, slug));
  return { ...collections, ...Object.fromEntries(others.map((slug) => [slug, unwritten(slug)])) };
}

function unwritten(slug: string): Collection {
  const { label, shortLabel } = categoryOf(slug);
  return {
    name: label,
    shortName: shortLabel,
    title: label,
    titleFrom: "name",
    intro: "",
    plates: [],
    summary: label,
    visibility: "listed",
    previousSlugs: [],
  };
}
