type Version = { _id: string } | null;

/** As much of a document's state as says which version of it somebody edits. */
type Edited = {
  id: string;
  draft: Version;
  published: Version;
  version: Version;
  release: string | undefined;
};

/**
 * Which validation Studio's own form and Publish ask for: of the version that is edited, and outside a release with references to
 * published documents alone. Studio shares it between all who ask alike. One that is asked for otherwise is a second one, of every edit,
 * beside that which Publish waits for.
 */
export function validatedVersion({ id, draft, published, version, release }: Edited) {
  const edited = version ?? draft ?? published;
  return { id: edited?._id ?? id, requirePublishedReferences: !release };
}
