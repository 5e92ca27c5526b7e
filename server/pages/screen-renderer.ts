import type { ContentStore } from "#app/content/content-store.server.ts";
import type { VisitorServices } from "#app/content/shop-context.server.ts";
import type { RenderScreen } from "#server/render-screen.ts";

export type ScreenSources = { store: ContentStore; services: VisitorServices; countsVisits: boolean };

/** Renders from the catalogue of this moment; waits while there is none. */
export function createScreenRenderer(
  { store, services, countsVisits }: ScreenSources,
  renderScreen: RenderScreen,
) {
  /** `visitor`: the IP address of who sends a form. */
  return async (request: Request, visitor?: string): Promise<Response> => {
    const catalogue = store.current() ?? (await store.whenReady());
    const { origin } = new URL(request.url);
    const from = visitor === undefined ? {} : { visitor };
    return renderScreen(request, {
      catalogue,
      texts: store.texts(),
      origin,
      ...services,
      countsVisits,
      ...from,
    });
  };
}
