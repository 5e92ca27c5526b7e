import type { SanityClient } from "@sanity/client";
import { z } from "zod";
import { partOf } from "#model/documents/part-of.ts";
import {
  allProducts,
  allTexts,
  isText,
  productRevisions,
  productsWithIds,
  publicDocuments,
} from "#model/documents/queries.server.ts";
import { documentRevision } from "#model/documents/revision-cache.server.ts";
import { readPartOf } from "#model/dresses/products.server.ts";
import type { KnownPictures } from "#model/pictures/label-media.server.ts";
import type { Log } from "#model/services/logger.server.ts";

/** How long loading the dresses waits for the texts, in milliseconds: a shop that is not open yet cannot do without. */
const TEXTS_MS = 5_000;
const FIRST_TEXTS_MS = 60_000;

/** So many dresses are asked for by their ids; more come with all the others. */
const MOST_IDS = 500;

const revised = z.array(z.object({ _id: z.string(), _rev: z.string() }));

type FetcherParts = { client: SanityClient; pictures: Pick<KnownPictures, "learn">; log: Log };

type Fetching = { now: boolean; ids?: readonly string[]; signal?: AbortSignal };

/**
 * Fetches the documents of all dresses, without what no page shows, and the label's texts; these are undefined where they cannot be fetched
 * just now. `now` bypasses the host's CDN, which may be a little behind. Throws where the host does not answer, or with no list.
 */
export function createContentFetcher({ client, pictures, log }: FetcherParts) {
  let lastProducts: readonly unknown[] = [];

  async function fetchDocuments(query: string, { now, ids, signal }: Fetching): Promise<unknown[]> {
    const options = { ...(signal && { signal }), ...(now && { useCdn: false }) };
    return publicDocuments(await client.fetch<unknown>(query, ids ? { ids } : {}, options));
  }

  /** A host that answers with more than dresses is believed in what it says of these. */
  async function fetchDresses(query: string, fetching: Fetching): Promise<unknown[]> {
    const documents = await fetchDocuments(query, fetching);
    return documents.filter((document) => !isText(document)).map(readPartOf);
  }

  /** A publish changes one of thousands, so those that are here in the revision that the host has are not sent again. */
  async function fetchChanged(now: boolean): Promise<unknown[]> {
    const { data: revisions } = revised.safeParse(await fetchDresses(productRevisions, { now }));
    if (!revisions) return await fetchDresses(allProducts, { now });
    const products = new Map(lastProducts.map((product) => [documentRevision(product), product]));
    const ids = revisions.filter((one) => !products.has(documentRevision(one))).map(({ _id }) => _id);
    if (ids.length > MOST_IDS) return await fetchDresses(allProducts, { now });
    const changed = ids.length > 0 ? await fetchDresses(productsWithIds, { now, ids }) : [];
    const changedById = new Map(changed.map((product) => [partOf(product, "_id"), product]));
    return revisions.flatMap((one) => products.get(documentRevision(one)) ?? changedById.get(one._id) ?? []);
  }

  async function fetchProducts(now: boolean): Promise<readonly unknown[]> {
    lastProducts =
      lastProducts.length === 0 ? await fetchDresses(allProducts, { now }) : await fetchChanged(now);
    await pictures.learn(lastProducts);
    return lastProducts;
  }

  async function fetchTexts(now: boolean, isOpen: boolean): Promise<unknown[] | undefined> {
    try {
      const signal = AbortSignal.timeout(isOpen ? TEXTS_MS : FIRST_TEXTS_MS);
      const texts = (await fetchDocuments(allTexts, { now, signal })).filter(isText);
      await pictures.learn(texts);
      return texts;
    } catch (error) {
      log("warning", "texts not fetched", { error });
      return undefined;
    }
  }

  return async ({ now, isOpen }: { now: boolean; isOpen: boolean }) => {
    const [products, texts] = await Promise.all([fetchProducts(now), fetchTexts(now, isOpen)]);
    return { products, texts };
  };
}
