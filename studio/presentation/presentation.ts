import { presentationTool } from "sanity/presentation";
import { documentLocations } from "./document-locations.ts";
import { enterFrame, LastingHeader } from "./frame-access.tsx";
import { mainDocuments } from "./main-documents.ts";

/**
 * The shop beside the form. Its own secret in a document and in an address is not used: this Studio's session shows the shop who is
 * asking, as for every preview (server/preview/).
 */
export const presentation = presentationTool({
  title: "Presentation",
  previewUrl: { initial: ({ client }) => enterFrame(client.config().token) },
  resolve: { mainDocuments, locations: documentLocations },
  components: { unstable_header: { component: LastingHeader } },
});
