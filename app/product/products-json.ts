import { dataResponse } from "#app/cache-policies.ts";
import { cardOf } from "#app/catalogue/product.ts";
import { findDress } from "#app/content/find-dress.server.ts";
import { shopContext } from "#app/content/shop-context.server.ts";
import { listedSlugs } from "#app/label/wishlist-address.ts";
import type { Route } from "./+types/products-json.ts";

/** Answers with cards of the dresses in an address, in its order, as far as they are still shown. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue } = context.get(shopContext);
  const found = listedSlugs(url.searchParams).flatMap((slug) => findDress(catalogue, slug) ?? []);
  return dataResponse([...new Set(found)].map(cardOf));
}
