/** Only release actions change releases, and only actions require a version's release to exist. */
export type WriteKind = "mutation" | "action" | "release";
