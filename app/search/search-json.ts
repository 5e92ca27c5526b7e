import { shopContext } from "#app/shop-context.server.ts";
import { QUERY_PARAM } from "#model/screens/url-parameters.ts";
import { runSearch } from "#model/search/run-search.server.ts";
import { dataResponse } from "#model/web/cache-policies.ts";
import type { Route } from "./+types/search-json.ts";
import { MAX_RESULTS } from "./search-response.ts";

/** The search dialog asks here while the visitor types. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const text = url.searchParams.get(QUERY_PARAM) ?? "";
  return dataResponse(await runSearch(context.get(shopContext), text, MAX_RESULTS));
}
