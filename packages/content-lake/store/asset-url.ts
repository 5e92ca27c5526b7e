import type { Document } from "./document.ts";
import type { Mutation } from "./mutation.ts";
import type { Change } from "./transaction.ts";

/**
 * An asset's URL at the origin of the request. It is stored without an origin, because one lake is served under several: the shop's, an editor's, the
 * one inside the machine. Every way to read a document goes through here, so that they all say the same.
 */
export function assetUrlFor(document: Document, origin: string): string | undefined {
  const { _type, path, url } = document;
  if (_type !== "sanity.imageAsset" && _type !== "sanity.fileAsset") return undefined;
  if (typeof path !== "string" || typeof url !== "string") return undefined;
  // One that was written back carries the origin it was read with. The hosted service's own addresses are right as they are.
  const isOurs = url.endsWith(`/${path}`) && !url.startsWith("https://cdn.sanity.io/");
  return isOurs ? `${origin}/${path}` : undefined;
}

/** The document with URLs at an origin. Without one: as it is stored. */
export function withAssetUrl<Seen extends Document>(document: Seen, origin: string | undefined): Seen {
  const url = origin === undefined ? undefined : assetUrlFor(document, origin);
  return url === undefined ? document : { ...document, url };
}

/** A change to a document, with URLs at an origin. */
export function changeAtOrigin(origin: string | undefined, change: Change): Change {
  if (origin === undefined) return change;
  const { before, after, mutations } = change;
  return {
    ...change,
    before: before && withAssetUrl(before, origin),
    after: after && withAssetUrl(after, origin),
    mutations: mutations.map((mutation) => mutationSeenAt(origin, mutation)),
  };
}

function mutationSeenAt(origin: string, mutation: Mutation): Mutation {
  if ("create" in mutation) return { create: withAssetUrl(mutation.create, origin) };
  if ("createOrReplace" in mutation)
    return { createOrReplace: withAssetUrl(mutation.createOrReplace, origin) };
  if ("createIfNotExists" in mutation)
    return { createIfNotExists: withAssetUrl(mutation.createIfNotExists, origin) };
  return mutation;
}
