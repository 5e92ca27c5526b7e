import type { Document } from "../documents/document.ts";
import { withDocument } from "../documents/mutation.ts";
import type { Change } from "../documents/transaction.ts";

/**
 * One lake is served under several origins: the shop's, an editor's, the machine's own. Every way to read a document goes through
 * here.
 */
export function assetUrlFor(document: Document, origin: string): string | undefined {
  const { _type, path, url } = document;
  if (_type !== "sanity.imageAsset" && _type !== "sanity.fileAsset") return undefined;
  if (typeof path !== "string" || typeof url !== "string") return undefined;
  // A client may write back the origin that it read. The hosted service's own addresses stay.
  const isOurs = url.endsWith(`/${path}`) && !url.startsWith("https://cdn.sanity.io/");
  return isOurs ? `${origin}/${path}` : undefined;
}

/** The document stays as it is stored where there is no origin. */
export function withAssetUrl<Seen extends Document>(document: Seen, origin: string | undefined): Seen {
  const url = origin === undefined ? undefined : assetUrlFor(document, origin);
  return url === undefined ? document : { ...document, url };
}

export function changeAtOrigin(origin: string | undefined, change: Change): Change {
  if (origin === undefined) return change;
  const { before, after, mutations } = change;
  return {
    ...change,
    before: before && withAssetUrl(before, origin),
    after: after && withAssetUrl(after, origin),
    mutations: mutations.map((mutation) =>
      withDocument(mutation, (document) => withAssetUrl(document, origin)),
    ),
  };
}
