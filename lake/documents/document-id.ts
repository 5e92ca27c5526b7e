import { visitorsIds } from "@trousseau/host/visitors-ids.ts";

/**
 * An id is a path of segments between dots. `gown` is published and public, `drafts.gown` is its draft, `versions.spring.gown`
 * its version in the release `spring`. Any other id with a dot is published but private.
 */
export type DocumentId =
  | { kind: "published"; publishedId: string }
  | { kind: "draft"; publishedId: string }
  | { kind: "version"; publishedId: string; release: string };

/** An invalid id counts as a published one. */
export function parseId(id: string): DocumentId {
  const [first, second, ...rest] = id.split(".");
  if (first === DRAFTS && second !== undefined)
    return { kind: "draft", publishedId: id.slice(`${DRAFTS}.`.length) };
  if (first === VERSIONS && second !== undefined && rest.length > 0)
    return { kind: "version", publishedId: rest.join("."), release: second };
  return { kind: "published", publishedId: id };
}

/** A draft or a version will be published under this id. */
export function publishedIdOf(id: string): string {
  return parseId(id).publishedId;
}

export function draftIdOf(id: string): string {
  return `${DRAFTS}.${publishedIdOf(id)}`;
}

export function versionIdOf(id: string, release: string): string {
  return `${VERSIONS}.${release}.${publishedIdOf(id)}`;
}

/** The ids of a release's versions begin with it. */
export function versionsPrefix(release: string): string {
  return `${VERSIONS}.${release}.`;
}

export function releaseIdOf(release: string): string {
  return `${RELEASES_PREFIX}${release}`;
}

export function isReleaseId(id: string): boolean {
  return id.startsWith(RELEASES_PREFIX);
}

/** The prefix ends in a dot. A slash comes next in order, and is in no id. */
export function idsBetween(prefix: string): [first: string, end: string] {
  return [prefix, prefix.replace(/\.$/, "/")];
}

export function isDraftId(id: string): boolean {
  return parseId(id).kind === "draft";
}

export function isVersionId(id: string): boolean {
  return parseId(id).kind === "version";
}

export function isPublishedId(id: string): boolean {
  return parseId(id).kind === "published";
}

/** A dot makes a document private: a draft, a version, or one of the label's own. */
export function isPublicId(id: string): boolean {
  return !id.includes(".");
}

/** The label's own documents, such as enquiries, are published but need a token. */
export function isPrivateId(id: string): boolean {
  return isPublishedId(id) && !isPublicId(id) && !id.startsWith("_.");
}

/**
 * A private document is in no release: what is prepared there is the label's, and more people may publish it. Nor is a release, which
 * would be scheduled by nobody.
 */
export function isPrivateVersion(id: string): boolean {
  return isVersionId(id) && !isPublicId(publishedIdOf(id));
}

/**
 * Sanity's rules are https://www.sanity.io/docs/ids and .../content-lake/technical-limits. A draft or a version must belong to an
 * id that could be published.
 */
export function isValidId(id: string): boolean {
  if (id.length > LONGEST_ID || !PATH.test(id)) return false;
  const parsed = parseId(id);
  if (parsed.kind === "version" && RESERVED_LAYERS.has(parsed.release)) return false;
  // The prefixes do not nest, and a version needs both a release and a document.
  const [folder, inside] = parsed.publishedId.split(".");
  return inside === undefined || (folder !== DRAFTS && folder !== VERSIONS);
}

export const RELEASES_PREFIX = "_.releases.";

const DRAFTS = "drafts";
const VERSIONS = "versions";

/** These perspectives have meanings of their own. @sanity/client's getVersionId refuses them, too. */
const RESERVED_LAYERS = new Set(["drafts", "published"]);

const PATH = /^[a-zA-Z0-9_][a-zA-Z0-9_-]*(\.[a-zA-Z0-9_][a-zA-Z0-9_-]*)*$/;

/** The hosted service allows as many characters. */
const LONGEST_ID = 128;

/** This is also true of a draft or a version. */
export function isFromVisitors(id: string): boolean {
  return Object.values(visitorsIds).some((beginning) => publishedIdOf(id).startsWith(beginning));
}
