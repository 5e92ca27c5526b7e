import { categoryOf } from "#app/catalogue/category.ts";
import type { Product } from "#app/catalogue/product.ts";
import type { Collection, Texts } from "#app/content/default-texts.server.ts";
import { slugOfId } from "#app/label/collection-id.ts";

type Collections = Record<string, Collection>;

/**
 * Those that have a document, and those of `instead` that none has taken the place of. `ids`: of the documents, by slug. A document
 * that was given another slug says what it does not say itself as the collection of its id did.
 */
export function allCollections(
  ids: ReadonlyMap<string, string>,
  instead: Collections,
  read: (id: string, unwritten: Collection) => Collection,
): Collections {
  const written = [...ids].map(([slug, id]): [string, Collection] => {
    const collection = read(id, own(instead, slug) ?? own(instead, slugOfId(id)) ?? unwritten(slug, instead));
    const former = new Set([...collection.previousSlugs, slugOfId(id)]);
    const previousSlugs = [...former].filter((other) => other && other !== slug && !ids.has(other));
    return [slug, { ...collection, previousSlugs }];
  });
  const taken = new Set(written.flatMap(([slug, { previousSlugs }]) => [slug, ...previousSlugs]));
  const left = Object.entries(instead).filter(([slug]) => !taken.has(slug));
  return Object.fromEntries([...left, ...written]);
}

/** With those that dresses name and nobody has written about. A label of its own finds them in its navigation. */
export function withUnwritten({ collections, isOwn }: Texts, products: readonly Product[]): Collections {
  const held = [...new Set(products.map(({ category }) => category))];
  const others = held.filter((slug) => slug !== "" && !Object.hasOwn(collections, slug));
  const visibility = isOwn ? "listed" : "unlisted";
  const unwrittenOnes = others.map(
    (slug) => [slug, { ...unwritten(slug, collections), visibility }] as const,
  );
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
