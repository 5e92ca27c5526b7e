import type { ContentStore } from "#content/content-store.server.ts";
import type { RenderScreen, Shop, VisitorServices } from "#model/services/shop.ts";
import { log } from "#server/log.ts";
import { requestId } from "#server/watch/request-id.ts";

export type ScreenSources = Pick<Shop, "calendar" | "countsVisits" | "worksOffline"> & {
  store: ContentStore;
  services: VisitorServices;
};

/**
 * Renders from the catalogue of this moment; waits while there is none. `visitor`: the IP address of whoever sends a form.
 * `isStorable`: browsers may store what is rendered.
 */
export function createScreenRenderer(
  { store, services, worksOffline, ...shared }: ScreenSources,
  renderScreen: RenderScreen,
) {
  return async (request: Request, visitor?: string, isStorable = false): Promise<Response> => {
    const catalogue = store.current() ?? (await store.whenReady());
    const { origin } = new URL(request.url);
    const texts = store.texts();
    const own = { requestId: requestId(), ...(visitor !== undefined && { visitor }) };
    const shop = { catalogue, texts, origin, worksOffline: worksOffline && isStorable };
    return renderScreen(request, { ...shop, ...services, ...shared, log, ...own });
  };
}

/** The answer comes from the catalogue of this moment; nobody sees it. */
const SEARCH_FOR_NOTHING = "http://localhost/search.json";

/**
 * Has the search read each new catalogue at once, some dresses at a time, so that no visitor waits for it. The search
 * is in the built app, and a request is the way in.
 */
export function keepSearchReady(
  store: Pick<ContentStore, "current" | "onChange">,
  screen: (request: Request) => Promise<unknown>,
): void {
  function prepare() {
    screen(new Request(SEARCH_FOR_NOTHING)).catch((error: unknown) =>
      log("warning", "catalogue not read for the search", { error }),
    );
  }

  if (store.current()) prepare();
  store.onChange(prepare);
}
