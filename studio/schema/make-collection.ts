import { collectionId } from "#app/catalogue/category.ts";
import { pageSlugOf } from "#app/catalogue/page-slug.ts";
import { type CollectionChoice, choiceOf } from "./collection-choices.ts";

/** The part of a client that this needs, so that a test can bring its own. */
type Client = { createIfNotExists(document: NewCollection): Promise<unknown> };

type NewCollection = {
  _id: string;
  _type: "collection";
  name: string;
  slug: { _type: "slug"; current: string };
};

/** The end of the address that a collection gets from its name; empty while there is no letter in it. */
export function collectionSlugOf(name: string): string {
  return pageSlugOf(name, "collection");
}

/**
 * Resolves to the slug of the collection of this name. A new one is published at once: without a dress it is in no
 * list.
 */
export async function makeCollection(
  client: Client,
  name: string,
  collections: readonly CollectionChoice[],
): Promise<string> {
  const slug = collectionSlugOf(name);
  const isCalledSo = (choice: CollectionChoice) => choice.name.toLowerCase() === name.toLowerCase();
  const known = collections.find(isCalledSo) ?? choiceOf(slug, collections);
  if (known) return known.slug;
  const address = { _type: "slug", current: slug } as const;
  await client.createIfNotExists({ _id: collectionId(slug), _type: "collection", name, slug: address });
  return slug;
}
