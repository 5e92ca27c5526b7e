import { categoryOf } from "#app/catalogue/category.ts";
import type { Product } from "#app/catalogue/product.ts";
import { slugOfId } from "#app/label/collection-id.ts";
import { collectionDocuments } from "./collection-documents.server.ts";
import { type Collection, type CollectionSchema, readCollection } from "./collection-text.server.ts";
import type { ReadDocument } from "./document-reader.server.ts";
import type { Texts } from "./label-texts.server.ts";
import { holdsTexts } from "./own-label-texts.server.ts";

type Collections = Texts["collections"];

/**
 * Those that have a document, and, where dresses are all there is, those of `instead` that none has taken the place of; and why some
 * documents are none. A document that was given another slug says what it does not say itself as the collection of its id did.
 */
export function readCollections(
  documents: readonly unknown[],
  read: ReadDocument,
  schema: CollectionSchema,
  instead: Collections = {},
) {
  const { ids, faults } = collectionDocuments(documents);
  const written = [...ids].map(([slug, id]): [string, Collection] => {
    const under = own(instead, slug) ?? own(instead, slugOfId(id)) ?? unwritten(slug, instead);
    const collection = readCollection(read, schema, under, id);
    const former = new Set([...collection.previousSlugs, slugOfId(id)]);
    const previousSlugs = [...former].filter((other) => other && other !== slug && !ids.has(other));
    return [slug, { ...collection, previousSlugs }];
  });
  const taken = new Set(written.flatMap(([slug, { previousSlugs }]) => [slug, ...previousSlugs]));
  const left = holdsTexts(documents) ? [] : Object.entries(instead).filter(([slug]) => !taken.has(slug));
  const collections: Collections = Object.fromEntries([...left, ...written]);
  return { collections, faults };
}

/** With those that dresses name and nobody has written about. A label of its own finds them in its navigation. */
export function withUnwritten({ collections, isOwn }: Texts, products: readonly Product[]): Collections {
  const held = [...new Set(products.map(({ category }) => category))];
  const others = held.filter((slug) => slug !== "" && !Object.hasOwn(collections, slug));
  const visibility = isOwn ? "listed" : "unlisted";
  // The specification's line stands before any collection; what a label has written for one is said of that one alone.
  const instead = isOwn ? {} : collections;
  const unwrittenOnes = others.map((slug) => [slug, { ...unwritten(slug, instead), visibility }] as const);
  return { ...collections, ...Object.fromEntries(unwrittenOnes) };
}

function own(collections: Collections, slug: string): Collection | undefined {
  return Object.hasOwn(collections, slug) ? collections[slug] : undefined;
}

/** What a collection says whose document says nothing. */
function unwritten(slug: string, collections: Collections): Collection {
  const { label, shortLabel } = categoryOf(slug);
  const intro = Object.values(collections)[0]?.intro ?? "";
  return {
    name: label,
    shortName: shortLabel,
    title: label,
    intro,
    plates: [],
    summary: label,
    visibility: "listed",
    previousSlugs: [],
  };
}
