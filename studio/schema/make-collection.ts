import { collectionId } from "#app/catalogue/category.ts";

/** The part of a client that this needs, so that a test can bring its own. */
type Client = {
  create(document: NewCollection): Promise<unknown>;
  createIfNotExists(document: NewCollection & { _id: string }): Promise<unknown>;
};

type NewCollection = { _type: "collection"; name: string; slug: { _type: "slug"; current: string } };

/** Content hosts take no other id; slugs have letters of every script. */
const documentId = /^[\w.-]{1,128}$/;

/** It is published at once: without a dress it is in no list. */
export async function makeCollection(client: Client, slug: string, name: string): Promise<void> {
  const document: NewCollection = { _type: "collection", name, slug: { _type: "slug", current: slug } };
  const _id = collectionId(slug);
  if (documentId.test(_id)) await client.createIfNotExists({ _id, ...document });
  else await client.create(document);
}
