import type { ShownContent } from "#content/content-store.server.ts";
import type { LanguagePlace, RenderScreen, Shop, VisitorServices } from "#model/services/shop.ts";
import { log } from "#server/log.ts";
import { requestId } from "#server/watch/request-id.ts";

export type ScreenSources = Pick<Shop, "calendar" | "countsVisits" | "worksOffline"> & {
  place?: () => LanguagePlace | undefined;
  store: ShownContent;
  services: VisitorServices;
};

/**
 * Renders from the catalogue of this moment; waits while there is none. `visitor`: the IP address of whoever sends a form.
 * `isStorable`: browsers may store what is rendered.
 */
export function createScreenRenderer(
  { store, services, worksOffline, place: placeNow, ...shared }: ScreenSources,
  renderScreen: RenderScreen,
) {
  return async (request: Request, visitor?: string, isStorable = false): Promise<Response> => {
    const catalogue = store.current() ?? (await store.whenReady());
    const place = placeNow?.();
    const origin = new URL(request.url).origin + (place?.base ?? "");
    const texts = store.texts();
    const own = { requestId: requestId(), ...(visitor !== undefined && { visitor }) };
    const shop = { catalogue, texts, origin, place, worksOffline: worksOffline && isStorable };
    return renderScreen(request, { ...shop, ...services, ...shared, log, ...own });
  };
}
