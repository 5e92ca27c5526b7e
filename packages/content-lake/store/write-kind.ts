/** Where a transaction comes from: only release actions change releases, and only actions ask for the release of a version to be there. */
export type WriteKind = "mutation" | "action" | "release";
