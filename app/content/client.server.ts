import { createClient, type SanityClient } from "@sanity/client";
import type { EmbeddedContent, HostedContent } from "./settings.server.ts";

/** Answers a request without a network: how the embedded lake is spoken to. */
export type Transport = (request: Request) => Promise<Response>;

/** Figures of the specification, sections 7 and 9. */
const REQUEST_TIMEOUT_MS = 300_000;
const MAX_RETRIES = 5;

/** The transport replaces the network: needed for the embedded lake, which has no address. */
export function createContentClient(
  content: EmbeddedContent | HostedContent,
  transport?: Transport,
): SanityClient {
  const { projectId, dataset, apiVersion } = content;
  return createClient({
    projectId,
    dataset,
    apiVersion,
    useCdn: true,
    timeout: REQUEST_TIMEOUT_MS,
    maxRetries: MAX_RETRIES,
    // This API version with a token answers with drafts as well unless it is told not to.
    perspective: "published",
    ...(content.kind === "hosted" ? hosted(content) : embedded),
    ...(transport ? { resolveFetch: () => fetchThrough(transport) } : {}),
  });
}

function hosted({ token, apiHost }: HostedContent) {
  return {
    ...(token ? { token } : {}),
    // A host of one's own has no subdomain for each project.
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
  };
}

/** Never resolved: the transport answers before a network is reached. */
const embedded = { apiHost: "http://lake.invalid", useProjectHostname: false };

function fetchThrough(transport: Transport) {
  return (address: string, init?: RequestInit) => transport(new Request(address, init));
}
