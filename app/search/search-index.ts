import { shopContext } from "#app/shop-context.server.ts";
import { dataResponse } from "#model/web/cache-policies.ts";
import type { Route } from "./+types/search-index.ts";
import { searchIndexOf } from "./run-search.server.ts";

/** The search dialog fetches this index at the first sign that the visitor will search. */
export async function loader({ context }: Route.LoaderArgs) {
  return dataResponse(await searchIndexOf(context.get(shopContext)));
}
