import { z } from "zod";
import { collectionPath, type KnownCollections } from "#app/catalogue/category.ts";
import { type Product, productPath } from "#app/catalogue/product.ts";
import { MOST_ENTRIES } from "#app/label/label-limits.ts";
import { carePath } from "#app/label/texts/care-page.ts";
import { excessOf } from "./document-limits.server.ts";
import { readLine } from "./plain-text.server.ts";

const moved = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  slug: z.object({ current: z.string() }).optional().catch(undefined),
  previousSlugs: z.array(z.unknown()),
});

type Addressed = { collections?: KnownCollections; carePages?: readonly { slug: string }[] };

/**
 * The paths that pages have moved to, by their former ones. Documents keep the slugs that they had before in `previousSlugs`; a path that answers by
 * itself is not looked up here. Of two documents that claim one path, the first has it.
 */
export function formerPaths(
  documents: readonly unknown[],
  products: readonly Product[],
  { collections = {}, carePages = [] }: Addressed = {},
): ReadonlyMap<string, string> {
  const dresses = new Map(products.map(({ id, slug }) => [id, slug]));
  const care = new Set(carePages.map(({ slug }) => slug));
  const paths = new Map<string, string>();
  function lead(pathOf: (slug: string) => string, former: readonly unknown[], slug: string) {
    for (const previous of former.map(readLine).filter(Boolean))
      if (!paths.has(pathOf(previous))) paths.set(pathOf(previous), pathOf(slug));
  }

  for (const document of documents) {
    const { data } = moved.safeParse(document);
    if (!data || excessOf(data)) continue;
    const { _id, _type, slug: { current = "" } = {} } = data;
    const previousSlugs = data.previousSlugs.slice(0, MOST_ENTRIES);
    const dress = dresses.get(_id);
    if (dress !== undefined) lead(productPath, previousSlugs, dress);
    if (_type === "carePage" && care.has(current)) lead(carePath, previousSlugs, current);
  }
  const filled = new Set(products.map(({ category }) => category));
  for (const [slug, { previousSlugs = [] }] of Object.entries(collections))
    if (filled.has(slug)) lead(collectionPath, previousSlugs, slug);
  return paths;
}
