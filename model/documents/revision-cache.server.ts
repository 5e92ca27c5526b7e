import { z } from "zod";

const revised = z.object({
  _id: z.string().min(1),
  _rev: z.string().min(1),
  /** A preview reads a draft, or a version of a release, in place of the document: this is its own id. */
  _originalId: z.string().min(1).optional(),
});

/** Returns the earlier result for this revision of a document, or calls `read`. */
export type CachedRead<T> = (document: unknown, read: () => T) => T;

/**
 * Reads each revision of a document once: an edit changes one of thousands, and reading them all keeps visitors waiting. Callers
 * begin each list of documents with a call of the result. A revision that one list lacks is forgotten with the next.
 */
export function createRevisionCache<T>(): () => CachedRead<T> {
  let cachedResults = new Map<string, T>();
  return () => {
    const before = cachedResults;
    const current = new Map<string, T>();
    cachedResults = current;
    return (document, read) => {
      const revision = revisionOf(document);
      if (revision === undefined) return read();
      const result = before.get(revision) ?? read();
      current.set(revision, result);
      return result;
    };
  };
}

/** The id is needed: a transaction gives all its documents one revision. */
function revisionOf(document: unknown): string | undefined {
  const { success, data } = revised.safeParse(document);
  return success ? `${data._originalId ?? data._id} ${data._rev}` : undefined;
}
