import { shopContext } from "#app/shop-context.server.ts";
import { dressesNamedIn } from "#model/dresses/find-dress.server.ts";
import { cardOf } from "#model/dresses/product.ts";
import { dataResponse } from "#model/web/cache-policies.ts";
import type { Route } from "./+types/products-json.ts";

/** Answers with cards of the dresses in an address, in its order, as far as they are still shown. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue } = context.get(shopContext);
  return dataResponse([...new Set(dressesNamedIn(catalogue, url.searchParams))].map(cardOf));
}
