import { isVisible, type Visibility } from "../access/visibility.ts";
import { withAssetUrl } from "../assets/asset-url.ts";
import type { Store } from "../documents/document-store.ts";
import { jsonResponse } from "../http/json-response.ts";
import { limits } from "../limits.ts";
import { checkCount, readDocuments } from "./read-documents.ts";

/** `/data/doc/{dataset}/{id,id,…}` returns documents as they are, and says which ids have none. */
export function respondToDoc(
  request: Request,
  ids: readonly string[],
  visibility: Visibility,
  { store, origin }: { store: Pick<Store, "read">; origin: string | undefined },
): Response {
  checkCount(ids);
  const visible = ids.filter((id) => isVisible(visibility, id));
  const most = visibility === "public" ? limits.publicResponseBytes : limits.responseBytes;
  const found = readDocuments(visible, store.read, most);
  const foundIds = new Set(found.map(({ _id }) => _id));
  const omitted = ids
    .filter((id) => !foundIds.has(id))
    // The existence of a private document is private, too.
    .map((id) => ({ id, reason: visible.includes(id) ? "existence" : "permission" }));
  const isAboutExistence = new URL(request.url).searchParams.get("excludeContent") === "true";
  return jsonResponse({
    documents: isAboutExistence ? [] : found.map((document) => withAssetUrl(document, origin)),
    omitted,
  });
}
