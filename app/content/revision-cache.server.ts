import { z } from "zod";

const revised = z.object({
  _id: z.string().min(1),
  _rev: z.string().min(1),
  /** The id of a draft, or of a release's version, that is read in place of the document. */
  _originalId: z.string().min(1).optional(),
});

/** Returns what was made of a document's revision before, or else what `read` makes of it. */
export type CachedRead<T> = (document: unknown, read: () => T) => T;

/**
 * Reads each revision of a document once. An edit changes one of thousands, and reading them all keeps visitors waiting. The
 * result is called for each list of documents; what is not in one list is forgotten with the next.
 */
export function createRevisionCache<T>(): () => CachedRead<T> {
  let known = new Map<string, T | undefined>();
  return () => {
    const before = known;
    const current = new Map<string, T | undefined>();
    known = current;
    return (document, read) => {
      const revision = revisionOf(document);
      if (revision === undefined) return read();
      // A host may give one revision to two documents, by mistake: then it names neither, in the next list either.
      const isUsed = current.has(revision);
      const result = isUsed ? read() : (before.get(revision) ?? read());
      current.set(revision, isUsed ? undefined : result);
      return result;
    };
  };
}

/** A transaction gives all its documents one revision, and in previews a draft has the id of what is published. */
function revisionOf(document: unknown): string | undefined {
  const { success, data } = revised.safeParse(document);
  return success ? `${data._originalId ?? data._id} ${data._rev}` : undefined;
}
