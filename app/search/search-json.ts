import { shopContext } from "#app/shop-context.server.ts";
import { QUERY_PARAM } from "#model/screens/url-parameters.ts";
import { dataResponse } from "#model/web/cache-policies.ts";
import type { Route } from "./+types/search-json.ts";
import { runSearch } from "./run-search.server.ts";
import { MAX_RESULTS } from "./search-response.ts";

/** Answers one search where the index is too large to be sent. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const text = url.searchParams.get(QUERY_PARAM) ?? "";
  const shop = context.get(shopContext);
  const { first: _first, asking: _asking, ...results } = await runSearch(shop, text, MAX_RESULTS);
  return dataResponse(results);
}
