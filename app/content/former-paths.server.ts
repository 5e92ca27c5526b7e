import { z } from "zod";
import { collectionPath } from "#app/catalogue/category.ts";
import { type Product, productPath } from "#app/catalogue/product.ts";
import { carePath } from "#app/label/care-page.ts";
import { excessOf } from "./document-limits.server.ts";
import { readLine } from "./plain-text.server.ts";

const moved = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  slug: z.object({ current: z.string() }).optional().catch(undefined),
  previousSlugs: z.array(z.unknown()),
});

/** Before the slug, in the id of a collection's document. */
export const COLLECTION_ID = "collection-";

/**
 * By path, where a page has moved to. Documents keep the slugs that they had before in `previousSlugs`; a path that answers by
 * itself is not looked up here. Of two documents that claim one path, the first has it.
 */
export function formerPaths(
  documents: readonly unknown[],
  products: readonly Product[],
  careSlugs: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const slugOf = currentSlugs(products, careSlugs);
  for (const document of documents) {
    const { data } = moved.safeParse(document);
    const slug = data && slugOf(data);
    if (!data || slug === undefined || excessOf(data)) continue;
    const pathOf = pathsByType[data._type] ?? productPath;
    for (const previous of data.previousSlugs.map(readLine).filter(Boolean)) {
      const path = pathOf(previous);
      if (!paths.has(path)) paths.set(path, pathOf(slug));
    }
  }
  return paths;
}

const pathsByType: Record<string, (slug: string) => string> = {
  collection: collectionPath,
  carePage: carePath,
};

/** The slug by which a document is shown; undefined when it is not. */
function currentSlugs(products: readonly Product[], careSlugs: ReadonlySet<string>) {
  const dresses = new Map(products.map(({ id, slug }) => [id, slug]));
  const filled = new Set(products.map(({ category }) => category));
  return ({ _id, _type, slug: stored }: z.infer<typeof moved>): string | undefined => {
    if (_type === "carePage") return [...careSlugs].find((slug) => slug === stored?.current);
    if (_type !== "collection") return dresses.get(_id);
    const slug = _id.slice(COLLECTION_ID.length);
    return filled.has(slug) ? slug : undefined;
  };
}
