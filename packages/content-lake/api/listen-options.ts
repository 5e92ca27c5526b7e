import type { Params } from "../query/groq.ts";
import { knowsReleases } from "../query/perspective.ts";
import { readQueryParameters } from "./query-parameters.ts";

/** What one listener has asked to be told. */
export interface ListenOptions {
  query: string;
  params: Params;
  hasResult: boolean;
  hasPrevious: boolean;
  hasMutations: boolean;
  hasEffects: boolean;
  canResume: boolean;
  /** Also of drafts and of versions in releases: before API versions know releases, that is of course. */
  hasAllVersions: boolean;
}

export function readListenOptions(search: URLSearchParams, version: string): ListenOptions {
  return {
    ...readQueryParameters(search),
    hasResult: search.get("includeResult") === "true",
    hasPrevious: search.get("includePreviousRevision") === "true",
    hasMutations: search.get("includeMutations") !== "false",
    hasEffects: search.get("effectFormat") === "mendoza",
    canResume: search.get("enableResume") === "true",
    hasAllVersions: !knowsReleases(version) || search.get("includeAllVersions") === "true",
  };
}
