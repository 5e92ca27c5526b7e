type Version = { _id: string } | null;

/** The part of a document's state that says which version somebody edits. */
type Edited = {
  id: string;
  draft: Version;
  published: Version;
  version: Version;
  release: string | undefined;
};

/**
 * Asks for the same validation as Studio's form and Publish, which Studio then shares. Any other would be a second
 * one for each edit, and Publish would wait for it.
 */
export function validatedVersion({ id, draft, published, version, release }: Edited) {
  const edited = version ?? draft ?? published;
  return { id: edited?._id ?? id, requirePublishedReferences: !release };
}
