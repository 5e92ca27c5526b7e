import type { SanityClient } from "@sanity/client";
import { t } from "@trousseau/words/translate.ts";
import { slugOfId } from "#model/dresses/category.ts";

/** An address that another collection has taken leads to that one. */
const DRESSES = `*[
  _type == "product" && !(_id in path("versions.**")) &&
  !(category in *[_type == "collection" && !(_id in $ids)].slug.current) &&
  (category == $slug || category in *[_id in $ids].slug.current || category in *[_id in $ids].previousSlugs[])
].name`;

/** The names of the dresses that are in a collection, by whichever of its addresses. */
export async function dressesIn(client: Pick<SanityClient, "fetch">, id: string): Promise<string[]> {
  const about = { ids: [id, `drafts.${id}`], slug: slugOfId(id) };
  const names = await client.fetch<(string | null)[]>(DRESSES, about, { perspective: "raw" });
  return [...new Set(names.map((name) => name || t("Without a name")))];
}
