import type { RouteId } from "#app/label/route-table.ts";
import { hasStylesheet } from "./route-modules.ts";

/** Most visitors go to one of these next. */
export const LIKELY_ROUTES: readonly RouteId[] = [
  "routes/collection/collection",
  "routes/product/product-screen",
];

/**
 * Called when the page is idle: a tap on a dress then waits for its data only. Style sheets are only fetched, because adding
 * them to the document would cause a layout of the whole page while the visitor scrolls.
 */
export function prefetchLikelyRoutes(): void {
  for (const id of LIKELY_ROUTES) {
    const route = globalThis.__reactRouterManifest?.routes[id];
    if (!route) continue;
    import(/* @vite-ignore */ route.module).catch(() => undefined);
    for (const href of route.css ?? []) {
      if (hasStylesheet(href)) continue;
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "prefetch", as: "style", href }),
      );
    }
  }
}
