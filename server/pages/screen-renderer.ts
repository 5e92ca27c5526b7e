import type { ContentStore } from "#app/content/content-store.server.ts";
import type { EnquiryDesk } from "#app/content/enquiry-desk.server.ts";
import type { RenderScreen } from "#server/render-screen.ts";

/** Renders from the catalogue of this moment; waits while there is none. */
export function createScreenRenderer(
  { store, enquiries }: { store: ContentStore; enquiries: EnquiryDesk },
  renderScreen: RenderScreen,
) {
  /** `visitor`: the IP address of who sends a form. */
  return async (request: Request, visitor?: string): Promise<Response> => {
    const catalogue = store.current() ?? (await store.whenReady());
    const { origin } = new URL(request.url);
    const from = visitor === undefined ? {} : { visitor };
    return renderScreen(request, { catalogue, texts: store.texts(), origin, enquiries, ...from });
  };
}
