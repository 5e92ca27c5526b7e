import type { CatalogueStore } from "#app/content/catalogue-store.server.ts";
import type { FetchHandler } from "#server/middleware.ts";
import type { RenderScreen } from "#server/render-screen.ts";
import { inTime, notYet, waitingPage } from "./waiting-page.ts";

/** The router's answer from the catalogue of this moment. */
export function screens(store: CatalogueStore, renderScreen: RenderScreen) {
  return async (request: Request): Promise<Response> => {
    const catalogue = store.current() ?? (await store.whenReady());
    return renderScreen(request, { catalogue, texts: store.texts(), origin: new URL(request.url).origin });
  };
}

/** Keeps company while there is nothing to show at all; hands on as soon as there is. */
export function whileEmpty(store: CatalogueStore): FetchHandler {
  return async (request) => {
    if (store.current()) return undefined;
    const ready = store.whenReady();
    const isForAPerson = request.method === "GET" && request.headers.get("Accept")?.includes("text/html");
    if (isForAPerson) return waitingPage(ready);
    return (await inTime(ready)) ? undefined : notYet();
  };
}
