import { useLocation, useRouteLoaderData } from "react-router";
import { type Category, collectionPath } from "#model/dresses/category.ts";
import type { RouteId } from "#model/screens/route-table.ts";

const PRODUCT_ROUTE: RouteId = "product/product-screen";

/** Says of the navigation's links, for `aria-current`, which one leads to this screen, or to the list that its dress hangs in. */
export function useCurrentLink() {
  const { pathname } = useLocation();
  const dress = useRouteLoaderData<{ category: Category }>(PRODUCT_ROUTE);
  return (href: string) => {
    if (href === pathname) return "page";
    return dress && href === collectionPath(dress.category.slug) ? "location" : undefined;
  };
}
