import type { CatalogueStore } from "#app/content/catalogue-store.server.ts";
import { cachePolicies } from "#app/http.ts";
import type { Middleware } from "./middleware.ts";

/** /healthz: this process answers. /readyz: it has something to show, and is not about to end. */
export function health(store: CatalogueStore, isEnding: () => boolean): Middleware {
  return (request, response, next) => {
    if (request.url !== "/healthz" && request.url !== "/readyz") return next();
    const isReady = store.current() !== undefined && !isEnding();
    const status = request.url === "/healthz" || isReady ? 200 : 503;
    const state = { ready: isReady, ending: isEnding(), revision: store.current()?.revision ?? null };
    response
      .writeHead(status, { "Content-Type": "application/json", "Cache-Control": cachePolicies.never })
      .end(JSON.stringify(state));
  };
}
