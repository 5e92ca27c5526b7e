import { partOf } from "./part-of.ts";

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
      const revision = documentRevision(document);
      if (revision === undefined) return read();
      const result = before.get(revision) ?? read();
      current.set(revision, result);
      return result;
    };
  };
}

/**
 * Names a document in its revision, or is undefined. The id is needed: a transaction gives all its documents one revision. A preview reads
 * a draft, or a version of a release, in place of the document, and `_originalId` is its own id. No schema reads thousands of them.
 */
export function documentRevision(document: unknown): string | undefined {
  const [id, revision] = [
    partOf(document, "_originalId") ?? partOf(document, "_id"),
    partOf(document, "_rev"),
  ];
  return isName(id) && isName(revision) ? `${id} ${revision}` : undefined;
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
