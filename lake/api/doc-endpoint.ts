import { httpError } from "@trousseau/host/http-error.ts";
import { isVisible, type Visibility } from "../access/permissions.ts";
import { withAssetUrl } from "../assets/asset-url.ts";
import type { Document } from "../documents/document.ts";
import type { Store } from "../documents/document-store.ts";
import { jsonResponse } from "../http/json-response.ts";
import { limits } from "../limits.ts";

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
  const documents = readDocuments(visible, store.read, most);
  const foundIds = new Set(documents.map(({ _id }) => _id));
  const omitted = ids
    .filter((id) => !foundIds.has(id))
    // The existence of a private document is private, too.
    .map((id) => ({ id, reason: visible.includes(id) ? "existence" : "permission" }));
  const isAboutExistence = new URL(request.url).searchParams.get("excludeContent") === "true";
  return jsonResponse({
    documents: isAboutExistence ? [] : documents.map((document) => withAssetUrl(document, origin)),
    omitted,
  });
}

/** Each document is read once. Throws a 400 for so many or such large ones that others would wait. */
export function readDocuments(
  ids: readonly string[],
  read: (id: string) => Document | undefined,
  maxBytes: number = limits.responseBytes,
): Document[] {
  checkCount(ids);
  const documents: Document[] = [];
  let size = 0;
  for (const id of new Set(ids)) {
    const document = read(id);
    if (document === undefined) continue;
    documents.push(document);
    size += JSON.stringify(document).length;
    if (size > maxBytes)
      throw httpError(400, `These documents have more than ${maxBytes} bytes. Ask for fewer.`);
  }
  return documents;
}

/** Throws a 400 for more ids than anybody means. */
export function checkCount(ids: readonly string[]): void {
  const most = limits.documentIds;
  if (ids.length > most) throw httpError(400, `At most ${most} documents can be asked for at once`);
}
