import { cachePolicies } from "#app/cache-policies.ts";
import { shopContext } from "#app/content/shop-context.server.ts";
import { searchEntryOf } from "#app/site/search/search-entry.ts";
import type { Route } from "./+types/search-index.ts";

/** Just what the search dialog shows, fetched when somebody opens it. */
export function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = context.get(shopContext);
  return Response.json(catalogue.products.map(searchEntryOf), {
    headers: { "Cache-Control": cachePolicies.data },
  });
}
