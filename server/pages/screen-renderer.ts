import type { ContentStore } from "#app/content/content-store.server.ts";
import type { RenderScreen } from "#server/render-screen.ts";

/** Renders from the catalogue of this moment; waits while there is none. */
export function createScreenRenderer(store: ContentStore, renderScreen: RenderScreen) {
  return async (request: Request): Promise<Response> => {
    const catalogue = store.current() ?? (await store.whenReady());
    return renderScreen(request, { catalogue, texts: store.texts(), origin: new URL(request.url).origin });
  };
}
