import { type DocumentResolver, defineDocuments } from "sanity/presentation";
import { collectionId } from "#app/label/collection-id.ts";

/** Which document's form is opened beside a page: the one that the page is about. */
export const mainDocuments: DocumentResolver[] = defineDocuments([
  {
    route: "/product/:slug",
    filter: '_type == "product" && slug.current == $slug',
    params: ({ params }) => ({ slug: params["slug"] ?? "" }),
  },
  {
    route: "/collection/:slug",
    filter: '_type == "collection" && (slug.current == $slug || _id == $id)',
    params: ({ params }) => ({ slug: params["slug"] ?? "", id: collectionId(params["slug"] ?? "") }),
  },
  {
    route: "/care/:slug",
    filter: '_type == "carePage" && slug.current == $slug',
    params: ({ params }) => ({ slug: params["slug"] ?? "" }),
  },
  { route: "/", type: "home" },
  { route: "/about", type: "designer" },
  { route: "/contact", type: "contact" },
  { route: "/faq", type: "questions" },
  { route: "/privacy", type: "privacy" },
  { route: "/enquiry", type: "messages" },
  { route: "/size-finder", type: "sizeChart" },
]);
