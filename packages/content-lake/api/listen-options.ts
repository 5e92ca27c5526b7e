import type { Params } from "../query/groq.ts";
import { knowsReleases } from "../query/perspective.ts";
import { readQueryParameters } from "./query-parameters.ts";

export interface ListenOptions {
  query: string;
  params: Params;
  hasResult: boolean;
  hasPrevious: boolean;
  hasMutations: boolean;
  hasEffects: boolean;
  canResume: boolean;
  /** API versions without releases always include drafts and versions. */
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
