import { createClient, type SanityClient } from "@sanity/client";
import type { ContentSettings } from "./content-settings.server.ts";

/** Figures of the specification, sections 7 and 9. */
const REQUEST_TIMEOUT_MS = 300_000;
const MAX_RETRIES = 5;

export function createContentClient(content: ContentSettings): SanityClient {
  const { projectId, dataset, apiVersion, apiHost, token } = content;
  return createClient({
    projectId,
    dataset,
    apiVersion,
    useCdn: true,
    timeout: REQUEST_TIMEOUT_MS,
    maxRetries: MAX_RETRIES,
    // This API version with a token answers with drafts as well unless it is told not to.
    perspective: "published",
    ...(token ? { token } : {}),
    // A host of one's own has no subdomain for each project.
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
  });
}
