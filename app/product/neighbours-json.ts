import { cachePolicies } from "#app/cache-policies.ts";
import { type NamedDress, neighboursIn } from "#app/catalogue/neighbours.ts";
import { collectionList } from "#app/content/collection-list.server.ts";
import { colourFamilyOf } from "#app/content/colour-family.server.ts";
import { findDress } from "#app/content/find-dress.server.ts";
import { type Shop, shopContext } from "#app/content/shop-context.server.ts";
import { DRESS_PARAM, LIST_PARAM, QUERY_PARAM } from "#app/label/url-parameters.ts";
import { listedSlugs } from "#app/label/wishlist-address.ts";
import { runSearch } from "#app/search/run-search.server.ts";
import { MAX_SHOWN } from "#app/search/search-response.ts";
import type { Route } from "./+types/neighbours-json.ts";

/** Answers with the dresses before and after one in a list; null where the dress is not in it. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const list = await listAt(context.get(shopContext), searchParams.get(LIST_PARAM) ?? "");
  const neighbours = neighboursIn(list, searchParams.get(DRESS_PARAM) ?? "");
  return Response.json(neighbours ?? null, { headers: { "Cache-Control": cachePolicies.data } });
}

/** The address may be a collection's, a search's or a fitting list's; their order is the one that is shown. */
async function listAt(shop: Shop, address: string): Promise<readonly NamedDress[]> {
  const { catalogue, origin } = shop;
  const { pathname, searchParams } = URL.parse(address, origin) ?? new URL(origin);
  const [, screen, slug = ""] = pathname.split("/");
  if (screen === "collection")
    return collectionList(catalogue, decodeURIComponent(slug), searchParams).products;
  if (screen === "fitting")
    return listedSlugs(searchParams).flatMap((asked) => findDress(catalogue, asked) ?? []);
  if (screen !== "search") return [];
  const query = searchParams.get(QUERY_PARAM) ?? "";
  return (await runSearch(shop, colourFamilyOf, query, MAX_SHOWN)).results;
}
