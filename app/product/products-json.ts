import { shopContext } from "#app/shop-context.server.ts";
import { findDress } from "#model/dresses/find-dress.server.ts";
import { cardOf } from "#model/dresses/product.ts";
import { listedSlugs } from "#model/screens/wishlist-address.ts";
import { dataResponse } from "#model/web/cache-policies.ts";
import type { Route } from "./+types/products-json.ts";

/** Answers with cards of the dresses in an address, in its order, as far as they are still shown. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue } = context.get(shopContext);
  const listedDresses = listedSlugs(url.searchParams).flatMap((slug) => findDress(catalogue, slug) ?? []);
  return dataResponse([...new Set(listedDresses)].map(cardOf));
}
