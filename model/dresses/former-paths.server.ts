import { z } from "zod";
import { excessOf } from "#model/documents/document-limits.server.ts";
import { MOST_ENTRIES } from "#model/documents/label-limits.ts";
import { type Addressed, servedPaths } from "#model/screens/served-paths.ts";
import { carePath } from "#model/texts/care-page.ts";
import { readLine } from "#model/texts/plain-text.server.ts";
import { collectionPath, type KnownCollections, slugOfId } from "./category.ts";
import { judgeOldAddresses, type KnownPages, type OldAddress } from "./old-addresses.ts";
import { productPath } from "./product.ts";

const addressed = z.object({
  _id: z.string(),
  _type: z.string(),
  slug: z.object({ current: z.string() }).optional().catch(undefined),
  previousSlugs: z.array(z.unknown()).catch([]),
});

type Texts = {
  collections?: KnownCollections;
  carePages?: readonly { slug: string }[];
  sizeChart?: { rows: readonly unknown[] };
};

/**
 * The paths of the shop's pages, and those that they had. Documents keep the slugs that they had before in `previousSlugs`; a path that
 * answers by itself is not looked up there. Of two documents that claim one path, the first has it.
 */
export function pageAddresses(
  documents: readonly unknown[],
  products: readonly Addressed[],
  { collections = {}, carePages = [], sizeChart = { rows: [] } }: Texts = {},
): KnownPages {
  const dresses = new Map(products.map(({ id, slug }) => [id, slug]));
  const care = new Set(carePages.map(({ slug }) => slug));
  const filled = new Set(products.map(({ category }) => category));
  const moved = new Map<string, string>();
  const paths = new Map(products.map(({ id, slug }) => [id, productPath(slug)]));
  function lead(pathOf: (slug: string) => string, former: readonly unknown[], slug: string) {
    for (const previous of former.map(readLine).filter(Boolean))
      if (!moved.has(pathOf(previous))) moved.set(pathOf(previous), pathOf(slug));
  }

  for (const { _id, _type, slug: { current = "" } = {}, previousSlugs } of documents.flatMap(addressedIn)) {
    const dress = dresses.get(_id);
    const collection = readLine(current) || slugOfId(_id);
    if (dress !== undefined) lead(productPath, previousSlugs, dress);
    if (_type === "collection" && filled.has(collection)) paths.set(_id, collectionPath(collection));
    if (_type !== "carePage" || !care.has(current)) continue;
    paths.set(_id, carePath(current));
    lead(carePath, previousSlugs, current);
  }
  for (const [slug, { previousSlugs = [] }] of Object.entries(collections))
    if (filled.has(slug)) lead(collectionPath, previousSlugs, slug);
  return { served: servedPaths(products, { carePages, sizeChart }), moved, pathOf: (id) => paths.get(id) };
}

/** Most dresses have had one slug alone. */
function addressedIn(document: unknown): z.infer<typeof addressed>[] {
  const { data } = addressed.safeParse(document);
  if (!data || (data._type === "product" && data.previousSlugs.length === 0) || excessOf(data)) return [];
  return [{ ...data, previousSlugs: data.previousSlugs.slice(0, MOST_ENTRIES) }];
}

/** The addresses of a former site that lead somewhere. */
export function oldAddressesOf(
  addresses: readonly OldAddress[],
  knownPages: KnownPages,
): ReadonlyMap<string, string> {
  return new Map(
    judgeOldAddresses(addresses, knownPages).flatMap((judged) =>
      "fault" in judged ? [] : [[judged.from, judged.to] as const],
    ),
  );
}
