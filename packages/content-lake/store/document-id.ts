/**
 * Everything the lake knows about ids. An id is a path of segments between dots: `gown` is published and public, `drafts.gown` is its
 * draft, `versions.spring.gown` its version in the release `spring`. Any other id with a dot is published, but private.
 */
export type DocumentId =
  | { kind: "published"; publishedId: string }
  | { kind: "draft"; publishedId: string }
  | { kind: "version"; publishedId: string; release: string };

/** What an id is about. An id that is not valid is taken for a published one. */
export function parseId(id: string): DocumentId {
  const [first, second, ...rest] = id.split(".");
  if (first === DRAFTS && second !== undefined)
    return { kind: "draft", publishedId: id.slice(`${DRAFTS}.`.length) };
  if (first === VERSIONS && second !== undefined && rest.length > 0)
    return { kind: "version", publishedId: rest.join("."), release: second };
  return { kind: "published", publishedId: id };
}

/** The id that a draft or a version will be published under; that of a published document is its own. */
export function publishedIdOf(id: string): string {
  return parseId(id).publishedId;
}

/** The draft of the same document. */
export function draftIdOf(id: string): string {
  return `${DRAFTS}.${publishedIdOf(id)}`;
}

/** The version of the same document in a release. */
export function versionIdOf(id: string, release: string): string {
  return `${VERSIONS}.${release}.${publishedIdOf(id)}`;
}

/** The ids of all versions in a release begin with this; without a release, those of all versions there are. */
export function versionsPrefix(release?: string): string {
  return release === undefined ? `${VERSIONS}.` : `${VERSIONS}.${release}.`;
}

/** The document of a release itself. */
export function releaseIdOf(release: string): string {
  return `${RELEASES_PREFIX}${release}`;
}

export function isReleaseId(id: string): boolean {
  return id.startsWith(RELEASES_PREFIX);
}

/** The range of the ids that begin with a prefix that ends in a dot: a slash comes next, and is in no id. */
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

/** Ids of one segment can be read by everybody; a dot makes a document private (a draft, a version, or the label's own). */
export function isPublicId(id: string): boolean {
  return !id.includes(".");
}

/** A document of the label's own, such as what a visitor has sent: published, and for nobody without a token. */
export function isPrivateId(id: string): boolean {
  return isPublishedId(id) && !isPublicId(id) && !id.startsWith("_.");
}

/**
 * Sanity's rule for ids (https://www.sanity.io/docs/ids and .../content-lake/technical-limits): at most 128 characters, `a-zA-Z0-9._-`, and no
 * segment that is empty or begins with a dash. A draft or a version is one of a document that could be published itself.
 */
export function isValidId(id: string): boolean {
  if (id.length > LONGEST_ID || !PATH.test(id)) return false;
  const parsed = parseId(id);
  if (parsed.kind === "version" && RESERVED_LAYERS.has(parsed.release)) return false;
  // The prefixes do not nest, and a version needs both a release and a document.
  const [folder, inside] = parsed.publishedId.split(".");
  return inside === undefined || (folder !== DRAFTS && folder !== VERSIONS);
}

/** The ids of all releases begin with this. */
export const RELEASES_PREFIX = "_.releases.";

const DRAFTS = "drafts";
const VERSIONS = "versions";

/** Perspectives with a meaning of their own; @sanity/client's getVersionId refuses them as well. */
const RESERVED_LAYERS = new Set(["drafts", "published"]);

const PATH = /^[a-zA-Z0-9_][a-zA-Z0-9_-]*(\.[a-zA-Z0-9_][a-zA-Z0-9_-]*)*$/;

/** Characters, as in the hosted service. */
const LONGEST_ID = 128;
