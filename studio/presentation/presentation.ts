import { t } from "@trousseau/words/translate.ts";
import { map, type Observable } from "rxjs";
import { type DocumentStore, getPublishedId } from "sanity";
import {
  type DocumentLocationsState,
  type DocumentResolver,
  defineDocuments,
  presentationTool,
} from "sanity/presentation";
import { collectionId } from "#model/dresses/category.ts";
import { lasting } from "#studio/connection/lasting.ts";
import { enterFrame, LastingHeader } from "./frame-access.tsx";
import { DECIDING, type FoundUse, pagesThatShow, USE_QUERY } from "./pages-that-show.ts";
import { examples, folders, pages } from "./shop-pages.ts";

/** The tool's own secret is not used: this Studio's session shows the shop who is asking, as for every preview. */
export const presentation = presentationTool({
  title: t("Presentation"),
  previewUrl: { initial: ({ client }) => enterFrame(client.config().token) },
  resolve: { mainDocuments: mainDocuments(), locations: documentLocations },
  components: { unstable_header: { component: LastingHeader } },
});

/** Which document's form is opened beside a page: the one that the page is about. */
function mainDocuments(): DocumentResolver[] {
  return defineDocuments([
    ...Object.entries(folders).map(([type, folder]) => ({
      route: `${folder}:slug`,
      // A collection may be known by its id alone.
      filter: `_type == "${type}" && (slug.current == $slug || _id == $id)`,
      params: ({ params }: { params: Record<string, string> }) => ({
        slug: params["slug"] ?? "",
        id: collectionId(params["slug"] ?? ""),
      }),
    })),
    ...Object.entries(pages).map(([type, { href }]) => ({ route: href, type })),
  ]);
}

/** These documents stand on more than single pages. */
const everywhere: Record<string, string> = {
  identity: t("Used on every page"),
  house: t("Used on every page, in its footer"),
  designer: t("Used on every page, in its footer"),
  newsletter: t("Used on every page, in its footer"),
  messages: t("Used in every message that a shopper writes"),
  terms: t("Used on the pages of dresses, and wherever a text names these days"),
};

const WITH_DRAFTS = { apiVersion: "2025-02-19", perspective: "drafts" as const };

/** The pages that show a document, above its form: see the rules of app/routes.ts. */
function documentLocations(
  { id, type }: { id: string; type: string },
  { documentStore }: { documentStore: DocumentStore },
): Observable<DocumentLocationsState> | DocumentLocationsState | undefined {
  if (folders[type] || type === "questions") return shownOn({ id: getPublishedId(id), type }, documentStore);
  const message = everywhere[type];
  const page = pages[type] ?? examples[type];
  if (!message && !page) return undefined;
  return { ...(message ? { message } : {}), ...(page ? { locations: [page] } : {}) };
}

function shownOn(
  document: { id: string; type: string },
  documentStore: DocumentStore,
): Observable<DocumentLocationsState> {
  const query = { fetch: USE_QUERY, listen: `*[_type in ${JSON.stringify(DECIDING)}]` };
  return lasting(() => documentStore.listenQuery(query, { id: document.id }, WITH_DRAFTS)).pipe(
    map((use: FoundUse) => {
      const locations = pagesThatShow(document, use);
      if (locations.length > 0) return { locations };
      return { message: t("On no page of the shop"), tone: "caution" as const };
    }),
  );
}
