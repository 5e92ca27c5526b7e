import { MAX_SHOWN } from "#app/search/search-response.ts";
import { shopContext } from "#app/shop-context.server.ts";
import { queryFor } from "#model/dresses/choice.ts";
import { choiceBy, collectionList } from "#model/dresses/facets.server.ts";
import { dressesNamedIn } from "#model/dresses/find-dress.server.ts";
import { type Neighbours, neighboursIn } from "#model/dresses/neighbours.ts";
import { DRESS_PARAM, LIST_PARAM, QUERY_PARAM } from "#model/screens/url-parameters.ts";
import { runSearch } from "#model/search/run-search.server.ts";
import type { Shop } from "#model/services/shop.ts";
import { dataResponse } from "#model/web/cache-policies.ts";
import type { Route } from "./+types/neighbours-json.ts";

/** Answers with the products before and after one in a list; null where the product is not in it. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const list = searchParams.get(LIST_PARAM) ?? "";
  const slug = searchParams.get(DRESS_PARAM) ?? "";
  const neighbours = await neighboursAt(context.get(shopContext), list, slug);
  return dataResponse(neighbours ?? null);
}

/** The address may be a collection's, a search's or a wishlist's; their order is the one that is shown. */
async function neighboursAt(shop: Shop, address: string, slug: string): Promise<Neighbours | undefined> {
  const { catalogue, origin } = shop;
  const { pathname, searchParams } = URL.parse(address, origin) ?? new URL(origin);
  const [, screen, category = ""] = pathname.split("/");
  if (screen === "collection") {
    const { products, filter } = collectionList(shop, decodeURIComponent(category), searchParams);
    return neighboursIn(products, slug, (product) => queryFor(choiceBy(filter, product)));
  }
  if (screen === "fitting") return neighboursIn(dressesNamedIn(catalogue, searchParams), slug);
  if (screen !== "search") return undefined;
  const query = searchParams.get(QUERY_PARAM) ?? "";
  return neighboursIn((await runSearch(shop, query, MAX_SHOWN)).results, slug);
}
