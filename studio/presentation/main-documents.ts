import { type DocumentResolver, defineDocuments } from "sanity/presentation";
import { collectionId } from "#app/label/collection-id.ts";
import { folders, pages } from "./shop-pages.ts";

/** Which document's form is opened beside a page: the one that the page is about. */
export const mainDocuments: DocumentResolver[] = defineDocuments([
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
