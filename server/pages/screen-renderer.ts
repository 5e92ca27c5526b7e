import type { ContentStore } from "#app/content/content-store.server.ts";
import type { EnquiryDesk } from "#app/content/enquiry-desk.server.ts";
import type { RenderScreen } from "#server/render-screen.ts";

export type ScreenSources = { store: ContentStore; enquiries: EnquiryDesk; countsVisits: boolean };

/** Renders from the catalogue of this moment; waits while there is none. */
export function createScreenRenderer(
  { store, enquiries, countsVisits }: ScreenSources,
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
      enquiries,
      countsVisits,
      ...from,
    });
  };
}
